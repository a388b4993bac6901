/** The engine as a module of WebAssembly: texts in, texts out. */

/** A status as in HTTP, 102 before the end of a job; a media type; a text. */
export type Tell = (status: number, kind: string, text: string) => void;

/** What the module offers: `crates/wasm/src/host.rs`. */
interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  free(at: number, length: number): void;
  start(hintTime: number): void;
  ask(at: number, length: number): void;
}

/**
 * Starts an engine whose hints may take so many milliseconds.
 *
 * What comes back asks it: a line such as `POST /api/v1/play fr`, then the body. It throws where
 * the module has ended, and cannot be asked again after that.
 */
export function begin(
  module: WebAssembly.Module,
  hintTime: number,
): (request: string, tell: Tell) => void {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let listener: Tell = () => {};
  let why = '';
  const text = (at: number, length: number) =>
    decoder.decode(new Uint8Array(memory.buffer, at, length));
  const stratege = {
    now: () => performance.now(),
    tell: (status: number, kind: number, kindLength: number, at: number, length: number) =>
      listener(status, text(kind, kindLength), text(at, length)),
    panicked: (at: number, length: number) => (why = text(at, length)),
  };
  const instance = new WebAssembly.Instance(module, { stratege });
  const { memory, room, free, start, ask } = instance.exports as unknown as Exports;
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      throw new Error(why || String(error));
    }
  };
  guarded(() => start(hintTime));
  return (request, tell) => {
    const bytes = encoder.encode(request);
    listener = tell;
    guarded(() => {
      const at = room(bytes.length);
      if (at === 0) throw new Error('there is no room for the request');
      new Uint8Array(memory.buffer).set(bytes, at);
      ask(at, bytes.length);
      free(at, bytes.length);
    });
  };
}
