/**
 * `<stratege-board game="chomp:3x4" hints>`: a board in any page.
 *
 * One line brings it: `<script src="https://…/embed.js"></script>`, from the folder of the page
 * without a server. The board is that page in a frame, without what stands around it; everything
 * is computed in the reader's browser.
 */

(() => {
  const folder = new URL('.', document.currentScript.src);

  /** Attributes that are fields of the address of a play. */
  const FIELDS = {
    game: 'game',
    position: 'start',
    moves: 'moves',
    first: 'first',
    second: 'second',
  };

  class StrategeBoard extends HTMLElement {
    static observedAttributes = [...Object.keys(FIELDS), 'screen', 'hints', 'lang', 'height'];

    connectedCallback() {
      this.show();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show();
    }

    /** Where the frame leads to. */
    get address() {
      const address = new URL('index.html', folder);
      const screen = this.getAttribute('screen') ?? 'play';
      address.searchParams.set('embed', screen === 'play' ? 'board' : 'screen');
      if (this.hasAttribute('hints')) address.searchParams.set('hints', 'yes');
      const language = this.closest('[lang]')?.lang.slice(0, 2);
      if (language === 'fr' || language === 'en') address.searchParams.set('lang', language);
      // Commas stay: they stand between moves, and between numbers of a game.
      const written = (text) => encodeURIComponent(text).replaceAll('%2C', ',');
      const fields = Object.entries(FIELDS)
        .filter(([name]) => this.getAttribute(name))
        .map(([name, field]) => `${field}=${written(this.getAttribute(name))}`);
      address.hash = `/${screen}?${fields.join('&')}`;
      return address.href;
    }

    show() {
      const frame = this.querySelector('iframe') ?? document.createElement('iframe');
      frame.src = this.address;
      frame.title = `Stratège: ${this.getAttribute('game') ?? ''}`;
      frame.loading = 'lazy';
      frame.style.cssText = 'display: block; width: 100%; border: 0; color-scheme: normal;';
      frame.style.height = `${Number(this.getAttribute('height')) || 480}px`;
      if (!frame.isConnected) this.append(frame);
      this.style.display = 'block';
    }
  }

  customElements.define('stratege-board', StrategeBoard);
})();
