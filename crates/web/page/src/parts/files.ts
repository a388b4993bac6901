/** Files that leave the page, and texts that go to the clipboard. */

/** Hands a file to the browser, which keeps it where it keeps files. */
export function save(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** How many pixels a picture has for each of its units: enough for print. */
const SHARPNESS = 2;

/** The picture of an SVG file as PNG. */
export async function asPng(drawing: Blob): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth * SHARPNESS, image.naturalHeight * SHARPNESS];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser draws no pictures');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Copies a text; says whether the browser let it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A word that is safe as the name of a file. */
export function fileName(word: string, ending: string): string {
  return `${word.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 60)}.${ending}`;
}
