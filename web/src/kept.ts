/** What this device remembers: small texts by name. Where a browser keeps nothing, a page remembers until it is closed. */

const PREFIX = "pocketmoney.";
const here = new Map<string, string>();

export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return here.get(name) ?? null;
    }
  },
  set(name: string, text: string): void {
    here.set(name, text);
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch {
      // A private window, or a full disk.
    }
  },
  /** Hear of a text that another tab has changed. */
  watch(name: string, changed: (text: string) => void): void {
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === PREFIX + name && newValue !== null) changed(newValue);
    });
  },
};
