/** As wide as the Python code; everything else is Prettier's own choice. */
export default {
  printWidth: 120,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
