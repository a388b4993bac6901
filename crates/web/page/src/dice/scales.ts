/** Colours of payoffs: lightness alone orders them, so that a grey copy can be read. */

type Colour = readonly [number, number, number];

/** From lost to won: dark orange, through grey, to light blue. */
const BALANCE: readonly Colour[] = [
  [92, 36, 0],
  [200, 92, 10],
  [192, 186, 180],
  [178, 214, 240],
  [238, 248, 255],
];

/** The colour of a share between 0, a loss, and 1, a win. */
export function colourAt(share: number): Colour {
  const at = Math.max(0, Math.min(1, share)) * (BALANCE.length - 1);
  const low = BALANCE[Math.floor(at)] ?? [0, 0, 0];
  const high = BALANCE[Math.ceil(at)] ?? low;
  const part = at - Math.floor(at);
  const mix = (index: 0 | 1 | 2) => Math.round(low[index] + (high[index] - low[index]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** Black or white, whichever stands out more from a colour. */
export function inkOn(colour: Colour): string {
  const light = luminance(colour);
  return (light + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff';
}

/** The relative luminance of the Web Content Accessibility Guidelines. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function cssColour([red, green, blue]: Colour): string {
  return `rgb(${red} ${green} ${blue})`;
}
