/** Hide an element some time after it has come, also where nothing moves. */
export function fleeting(node: HTMLElement, ms: number) {
  const timer = setTimeout(() => (node.hidden = true), ms);
  return { destroy: () => clearTimeout(timer) };
}
