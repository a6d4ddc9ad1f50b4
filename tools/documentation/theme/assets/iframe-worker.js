// A page that is opened from a folder may not start a worker. There the search runs in a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class {
    #frame = document.createElement("iframe");
    #waiting = [];

    constructor(url) {
      const script = document.createElement("script");
      script.src = new URL(url, document.baseURI).href;
      this.#frame.hidden = true;
      this.#frame.title = "Search";
      this.#frame.srcdoc = `<!doctype html><title>Search</title>${script.outerHTML}`;
      this.#frame.addEventListener("load", () => this.#begin(), { once: true });
      document.body.append(this.#frame);
    }

    #begin() {
      const inside = this.#frame.contentWindow;
      inside.postMessage = data => setTimeout(() => this.onmessage?.({ data }));
      const waiting = this.#waiting;
      this.#waiting = null;
      waiting.forEach(data => this.postMessage(data));
    }

    postMessage(data) {
      if (this.#waiting) this.#waiting.push(data);
      else setTimeout(() => this.#frame.contentWindow?.onmessage({ data }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
