// Mends what the theme makes inaccessible: tables that only a pointer can scroll, and a landmark for each copy button.
const mend = () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap:not([tabindex])")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
  for (const buttons of document.querySelectorAll("nav.md-code__nav:not([role])")) buttons.role = "none";
};
mend();
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
