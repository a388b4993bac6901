/** `<stratege-page>`: the frame around all screens, the language, the light, the address. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';

import './play/play-screen';
import './parts/keys-dialog';

import type { GameCard } from './engine/documents';
import { asRefusal, engine, type Refusal } from './engine/engine';
import { shared } from './look/shared';
import {
  field,
  isKnown,
  readAddress,
  SCREENS,
  writeAddress,
  type Address,
  type Screen,
} from './model/address';
import { embedding } from './model/embed';
import { cardOf } from './model/game-word';
import { settings, type Theme } from './model/settings';
import { words } from './model/words';
import { complaint } from './parts/complaint';
import type { KeysDialog } from './parts/keys-dialog';
import { Part } from './parts/part';

/** Screens that are fetched when they are first looked at. */
const LATER: Record<Screen, () => Promise<unknown>> = {
  play: () => Promise.resolve(),
  graph: () => import('./graph/graph-screen'),
  tournament: () => import('./tournament/tournament-screen'),
  dice: () => import('./dice/dice-screen'),
  learn: () => import('./learn/learn-screen'),
};

const DOWN = 'M12 4v11M7 10l5 5 5-5M5 20h14';
/** A screen on its stand. */
const STAGE = 'M3 4h18v12H3zM12 16v4M8 20h8';
/** A frame that is left. */
const LEAVE = 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5';

const LIGHTS: Record<Theme, string> = {
  system: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5',
};

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

@customElement('stratege-page')
export class StrategePage extends Part {
  @state() private games: GameCard[] = [];
  @state() private address: Address = readAddress(location.hash);
  @state() private refusal: Refusal | null = null;
  /** Whether the address names none of the screens. */
  @state() private lost = !isKnown(location.hash);
  /** Whether the page can be had as one file. */
  @state() private offersFile = false;
  /** Why the present screen could not be fetched. */
  @state() private unloaded: Refusal | null = null;

  /** The last address of every screen, so that changing screens loses nothing. */
  private readonly left = new Map<Screen, Address>();
  private readonly dark = matchMedia('(prefers-color-scheme: dark)');
  private spoken = '';
  /** Paper is white, whatever the screen is. */
  private printing = false;

  @query('keys-dialog') private readonly keys!: KeysDialog;

  private readonly onKeyDown = (event: KeyboardEvent) => this.onKey(event);
  private readonly onHash = () => {
    this.lost = !isKnown(location.hash);
    this.open(readAddress(location.hash));
  };
  private readonly onSettings = () => this.apply();
  private readonly onPrint = (event: Event) => {
    this.printing = event.type === 'beforeprint';
    // Drawings take their colours when they are drawn: all of them are drawn again.
    settings.dispatchEvent(new Event('change'));
  };

  static override styles = [
    shared,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2) var(--s4);
        padding: var(--s2) var(--s4);
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: var(--s2);
        font-size: var(--large);
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      .brand svg {
        width: 1.75rem;
        height: 1.75rem;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        gap: var(--s1);
      }
      nav a {
        padding: var(--s2) var(--s3);
        border-radius: var(--radius);
        color: var(--ink);
        text-decoration: none;
        font-weight: 500;
      }
      nav a:hover {
        background: var(--sunken);
      }
      nav a[aria-current] {
        box-shadow: inset 0 -3px 0 var(--primary);
        border-bottom-left-radius: 0;
        border-bottom-right-radius: 0;
        font-weight: 700;
      }
      .switches {
        display: flex;
        gap: var(--s1);
      }
      .leave {
        position: fixed;
        top: var(--s2);
        right: var(--s2);
        z-index: 4;
        background: var(--surface);
      }
      main.stage {
        max-width: none;
        padding: var(--s3);
      }
      .icon {
        width: 1.4rem;
        height: 1.4rem;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .switches button {
        min-width: 2.5rem;
      }
      main {
        max-width: 100rem;
        margin-inline: auto;
        padding: var(--s4);
      }
      .alarm {
        margin-block-end: var(--s4);
      }
      @media print {
        header {
          display: none;
        }
        main {
          padding: 0;
        }
      }
      @media (max-width: 60rem) {
        nav a {
          padding-inline: var(--s2);
        }
        header {
          gap: var(--s2);
        }
      }
      @media (max-width: 40rem) {
        header {
          padding: var(--s2);
        }
        nav {
          order: 3;
          flex-basis: 100%;
        }
        nav {
          gap: 0;
        }
        nav a {
          padding: var(--s1) 0.4rem;
          font-size: var(--small);
        }
        .brand {
          flex: 1;
        }
        main {
          padding: var(--s2);
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHash);
    settings.addEventListener('change', this.onSettings);
    this.dark.addEventListener('change', this.onSettings);
    addEventListener('beforeprint', this.onPrint);
    addEventListener('afterprint', this.onPrint);
    document.addEventListener('keydown', this.onKeyDown);
    this.apply();
    this.onHash();
  }

  override disconnectedCallback(): void {
    removeEventListener('hashchange', this.onHash);
    settings.removeEventListener('change', this.onSettings);
    this.dark.removeEventListener('change', this.onSettings);
    document.removeEventListener('keydown', this.onKeyDown);
    removeEventListener('beforeprint', this.onPrint);
    removeEventListener('afterprint', this.onPrint);
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    return html`
      ${settings.projector ? this.leave() : embedding ? nothing : this.header()}
      <main class=${settings.projector ? 'stage' : ''}>
        <h1 class="unseen">${words(`screen-${this.address.screen}`)}</h1>
        ${this.refusal ? complaint(this.refusal, () => void this.load()) : nothing}
        ${this.unloaded ? complaint(this.unloaded, () => this.open(this.address)) : nothing}
        ${
          this.games.length > 0
            ? this.screen()
            : this.refusal
              ? nothing
              : html`<p role="status">${words('loading')}</p>`
        }
      </main>
      <keys-dialog></keys-dialog>
    `;
  }

  /** The way out of the stage, for who does not know the key. */
  private leave(): TemplateResult {
    return html`<button
      class="leave quiet"
      aria-label=${words('projector-leave')}
      title="${words('projector-leave')} (F)"
      @click=${() => this.stage()}
    >
      ${icon(LEAVE)}
    </button>`;
  }

  private header(): TemplateResult {
    return html`<header>
      <span class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
          <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
        </svg>
        Stratège
      </span>
      <nav aria-label=${words('screens')}>
        ${SCREENS.map(
          (screen) =>
            html`<a
              href=${writeAddress(this.left.get(screen) ?? { screen, fields: new Map() })}
              aria-current=${screen === this.address.screen && !this.lost ? 'page' : nothing}
              >${words(`screen-${screen}`)}</a
            >`,
        )}
      </nav>
      <div class="switches">
        ${
          this.offersFile
            ? html`<a
                class="button"
                href="stratege.html"
                download
                aria-label=${words('one-file')}
                title=${words('one-file')}
                >${icon(DOWN)}</a
              >`
            : nothing
        }
        <button lang=${settings.language === 'fr' ? 'en' : 'fr'} @click=${this.onLanguage}>
          ${settings.language === 'fr' ? 'EN' : 'FR'}
          <span class="unseen">${words('other-language')}</span>
        </button>
        <button
          @click=${this.onTheme}
          aria-label=${words(`theme-${settings.theme}`)}
          title=${words(`theme-${settings.theme}`)}
        >
          ${themeIcon(settings.theme)}
        </button>
        <button
          aria-label=${words('projector')}
          title="${words('projector')} (F)"
          @click=${() => this.stage()}
        >
          ${icon(STAGE)}
        </button>
        <button
          aria-label=${words('keys')}
          title="${words('keys')} (?)"
          aria-haspopup="dialog"
          @click=${() => this.keys.open()}
        >
          ?
        </button>
      </div>
    </header>`;
  }

  private screen(): TemplateResult {
    const { games, address } = this;
    if (this.lost) return this.missing();
    const keep = (event: CustomEvent<Address>) => this.keep(event.detail);
    switch (address.screen) {
      case 'play':
        return html`<play-screen
          .games=${games}
          .address=${address}
          @address=${keep}
          @moved=${(event: CustomEvent<Address>) => this.advance(event.detail)}
        ></play-screen>`;
      case 'graph':
        return html`<graph-screen
          .games=${games}
          .address=${address}
          @address=${keep}
        ></graph-screen>`;
      case 'tournament':
        return html`<tournament-screen
          .games=${games}
          .address=${address}
          @address=${keep}
        ></tournament-screen>`;
      case 'dice':
        return html`<dice-screen
          .games=${games}
          .address=${address}
          @address=${keep}
        ></dice-screen>`;
      case 'learn':
        return html`<learn-screen
          .games=${games}
          .address=${address}
          @address=${keep}
        ></learn-screen>`;
    }
  }

  /** What is shown at an address that names nothing here. */
  private missing(): TemplateResult {
    return html`<section class="card stack">
      <h2>${words('no-such-page')}</h2>
      <p>${words('no-such-page-advice')}</p>
      <p class="row">
        ${SCREENS.map(
          (screen) =>
            html`<a class="button" href=${writeAddress({ screen, fields: new Map() })}
              >${words(`screen-${screen}`)}</a
            >`,
        )}
      </p>
    </section>`;
  }

  private open(address: Address): void {
    this.address = address;
    this.left.set(address.screen, address);
    this.unloaded = null;
    LATER[address.screen]().catch((error: unknown) => (this.unloaded = asRefusal(error)));
  }

  /** Writes the address after a move: the browser's button takes it back. */
  private advance(address: Address): void {
    this.left.set(address.screen, address);
    this.address = address;
    history.pushState(null, '', writeAddress(address));
  }

  /** Writes the address of a view without opening it again. */
  private keep(address: Address): void {
    const before = this.address;
    this.left.set(address.screen, address);
    this.address = address;
    if (isElsewhere(before, address)) history.pushState(null, '', writeAddress(address));
    else history.replaceState(null, '', writeAddress(address));
  }

  /** Enters the stage, or leaves it. */
  private stage(): void {
    settings.choose({ projector: !settings.projector });
  }

  private onKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0] as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(input|textarea|select)$/i.test(target.tagName) || target.closest?.('dialog')) return;
    if (event.key === 'f' || (event.key === 'Escape' && settings.projector)) this.stage();
    else if (event.key === '?') this.keys.open();
    else return;
    event.preventDefault();
  }

  protected override updated(): void {
    document.title = this.tabTitle();
  }

  /** What is looked at, in the words of the tab. */
  private tabTitle(): string {
    const { screen } = this.address;
    const game = cardOf(this.games, field(this.address, 'game') ?? '');
    const parts = [game?.title, words(`screen-${screen}`), words('title')];
    return parts.filter((part) => part).join(' – ');
  }

  private onLanguage(): void {
    settings.choose({ language: settings.language === 'fr' ? 'en' : 'fr' });
  }

  private onTheme(): void {
    const next = (THEMES.indexOf(settings.theme) + 1) % THEMES.length;
    settings.choose({ theme: THEMES[next] ?? 'system' });
  }

  private apply(): void {
    const root = document.documentElement;
    const wanted = settings.theme === 'dark' || (settings.theme === 'system' && this.dark.matches);
    const dark = wanted && !this.printing;
    root.dataset['theme'] = dark ? 'dark' : 'light';
    root.toggleAttribute('data-projector', settings.projector);
    root.lang = settings.language;
    engine.language = settings.language;
    if (this.spoken !== settings.language) {
      this.spoken = settings.language;
      void this.load();
    }
  }

  private async load(): Promise<void> {
    try {
      // Boards need their symbols soon: they come beside the games, not after them.
      void engine.symbols();
      this.games = await engine.games();
      this.refusal = null;
      this.offersFile = await engine.offersFile();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }
}

/** Whether something else is looked at, rather than more of the same. */
function isElsewhere(before: Address, after: Address): boolean {
  const value = (address: Address, name: string) => address.fields.get(name) ?? '';
  const moved = (name: string) => value(before, name) !== value(after, name);
  return before.fields.has('game') && ['game', 'start', 'seed'].some(moved);
}

function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} fill="none" />
  </svg>`;
}

function themeIcon(theme: Theme): TemplateResult {
  // Half of the circle is full: as the system has it.
  if (theme !== 'system') return icon(LIGHTS[theme]);
  const [full = '', open = ''] = LIGHTS.system.split(/(?<=z)/);
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${full} fill="currentColor" />
    <path d=${open} fill="none" />
  </svg>`;
}
