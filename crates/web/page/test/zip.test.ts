import { expect, test } from 'vitest';

import { checksum, zipped } from '../src/parts/zip';

test('the checksum is that of the standard', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('an archive lists its files where they are', async () => {
  const files = ['a.svg', 'é.svg'].map((name) => ({ name, content: new Blob([`<${name}>`]) }));
  const bytes = new Uint8Array(await (await zipped(files)).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  let entry = view.getUint32(end + 16, true);
  for (const { name } of files) {
    expect(view.getUint32(entry, true)).toBe(0x02014b50);
    const long = view.getUint16(entry + 28, true);
    const size = view.getUint32(entry + 24, true);
    const at = view.getUint32(entry + 42, true);
    const text = (from: number, length: number) =>
      new TextDecoder().decode(bytes.subarray(from, from + length));
    expect(text(entry + 46, long)).toBe(name);
    expect(text(at + 30, long)).toBe(name);
    expect(text(at + 30 + long, size)).toBe(`<${name}>`);
    entry += 46 + long;
  }
  expect(entry).toBe(end);
});
