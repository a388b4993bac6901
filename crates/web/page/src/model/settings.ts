/** What a reader has chosen, kept in this browser. */

export type Language = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';

interface Choices {
  language: Language;
  theme: Theme;
  projector: boolean;
  hints: boolean;
  /** Whether values are shown where there are any. */
  values: boolean;
}

const KEY = 'stratege';

class Settings extends EventTarget {
  constructor() {
    super();
    // What is chosen in one window holds in all of them.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key !== KEY) return;
      this.choices = { ...this.choices, ...kept() };
      this.dispatchEvent(new Event('change'));
    });
  }

  private choices: Choices = {
    language: preferred(globalThis.navigator?.languages ?? []),
    theme: 'system',
    projector: false,
    hints: false,
    values: false,
    ...kept(),
  };

  get language(): Language {
    return this.choices.language;
  }
  get theme(): Theme {
    return this.choices.theme;
  }
  get projector(): boolean {
    return this.choices.projector;
  }
  get hints(): boolean {
    return this.choices.hints;
  }
  get values(): boolean {
    return this.choices.values;
  }

  /** Chooses for this view alone: nothing is kept. */
  hold(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    this.dispatchEvent(new Event('change'));
  }

  choose(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choices));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    this.dispatchEvent(new Event('change'));
  }
}

export const settings = new Settings();

/** The first language of the browser that the page speaks. */
export function preferred(languages: readonly string[]): Language {
  const known = languages.map((language) => language.slice(0, 2).toLowerCase());
  return known.find((language) => language === 'fr' || language === 'en') === 'fr' ? 'fr' : 'en';
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}
