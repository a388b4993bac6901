/** Where the module of the engine comes from: a file beside the page, or the page itself. */

import { words } from '../model/words';
import { Refusal } from './refusal';
import type { Begin } from './worker';

/** The element that says so; where a server answers there is none. */
const ELEMENT = 'stratege-engine';

export class EngineSource {
  private compiled: Promise<WebAssembly.Module> | null = null;

  private constructor(
    private readonly element: HTMLElement,
    private readonly hintTime: number,
  ) {
    // Nobody has asked yet, but somebody will.
    this.module().catch(() => {});
  }

  /** The engine that is in this page; `hintTime` is how many milliseconds a hint may take. */
  static find(hintTime: number): EngineSource | null {
    const element = document.getElementById(ELEMENT);
    return element && new EngineSource(element, hintTime);
  }

  /** What a worker begins with. */
  async begin(): Promise<Begin> {
    return { module: await this.module(), hintTime: this.hintTime };
  }

  /** The module, compiled once for all workers; where that failed it is tried again. */
  private module(): Promise<WebAssembly.Module> {
    const asked = this.compiled ?? compile(this.element);
    this.compiled = asked;
    asked.catch(() => (this.compiled = null));
    return asked;
  }
}

async function compile(element: HTMLElement): Promise<WebAssembly.Module> {
  const address = element.dataset['address'];
  try {
    const bytes = address ? await fetched(address) : await unpacked(element.textContent ?? '');
    return await WebAssembly.compile(bytes);
  } catch (error) {
    console.error(error);
    throw new Refusal(0, { code: 'engine-missing', message: words('engine-missing') });
  }
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** What was compressed with gzip and written as base64. */
function unpacked(text: string): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
