/** Several files as one: a ZIP archive without compression, which every computer opens. */

const NAMES = new TextEncoder();

/** What every archive of ours says of when its files were made: nothing, as 1 January 1980. */
const [TIME, DATE] = [0, 0x21];

/** Names are UTF-8. */
const FLAGS = 0x0800;

/** The archive of some files, in their order. */
export async function zipped(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [at, listed] = [0, 0];
  for (const { name, content } of files) {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const encoded = NAMES.encode(name);
    const [sum, size] = [checksum(bytes), bytes.length];
    const about = [
      [2, 20],
      [2, FLAGS],
      [2, 0],
      [2, TIME],
      [2, DATE],
      [4, sum],
      [4, size],
      [4, size],
      [2, encoded.length],
      [2, 0],
    ] as const;
    const head = numbers([4, 0x04034b50], ...about);
    parts.push(head, encoded, bytes);
    const entry = numbers(
      [4, 0x02014b50],
      [2, 20],
      ...about,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    );
    directory.push(entry, encoded);
    at += head.length + encoded.length + size;
    listed += entry.length + encoded.length;
  }
  const count = files.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed],
    [4, at],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(...fields: readonly (readonly [number, number])[]): Uint8Array<ArrayBuffer> {
  const bytes = fields.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 0xff),
  );
  return new Uint8Array(bytes);
}

/** The cyclic redundancy check of ISO 3309. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
