/** The words of the page in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import english from '../../locales/en.ftl?raw';
import french from '../../locales/fr.ftl?raw';
import { settings, type Language } from './settings';

const bundles: Record<Language, FluentBundle> = {
  en: bundle('en', english),
  fr: bundle('fr', french),
};

/** The words of a key. */
export function words(key: string, values: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.language];
  const message = chosen.getMessage(key);
  if (!message?.value) throw new Error(`there are no words for \`${key}\``);
  return chosen.formatPattern(message.value, values);
}

/** The words of a key, or nothing if there are none. */
export function tryWords(key: string, values: Record<string, FluentVariable> = {}): string | null {
  return bundles[settings.language].hasMessage(key) ? words(key, values) : null;
}

/** Halves go to the even digit, as in the sentences that the engine tells. */
const ROUNDING = { roundingMode: 'halfEven' } as Intl.NumberFormatOptions;

/** A number as it is written in the reader's language. */
export function number(value: number, digits = 0): string {
  const options = { ...ROUNDING, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, options).format(value);
}

/** A very small number, as a figure times a power of ten. */
export function scientific(value: number): string {
  const [figures = '', power = ''] = value.toExponential(1).split('e');
  const raised = [...power].map((sign) => '⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹'['-+0123456789'.indexOf(sign)]);
  return `${number(Number(figures), 1)}·10${raised.filter((sign) => sign !== '⁺').join('')}`;
}

/** A share of one as percents. */
export function percent(value: number, digits = 1): string {
  return `${number(100 * value, digits)}\u202f%`;
}

/** A number with its sign, the minus being a minus. */
export function signed(value: number, digits = 3): string {
  const text = number(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
