/** A board that is only looked at: what it shows, put together from the symbols of the sheet. */

import { svg } from 'lit';

import type { Layer, Picture } from '../engine/documents';

/** What stands on a board, with its middle at the origin; names beside it are left out. */
export function stillBoard({ bounds, beneath, strokes, places }: Picture, scale: number) {
  const middle = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  return svg`<g class="still" transform="scale(${scale}) translate(${-middle[0]!} ${-middle[1]!})">
    ${beneath.map(({ x, y, symbol }) => svg`<use href="#${symbol}" x=${x} y=${y} />`)}
    ${strokes.map(
      ({ x1, y1, x2, y2 }) => svg`<line class="stroke" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`,
    )}
    ${places.map(
      ({ x, y, ground, piece, over }) => svg`<g transform="translate(${x} ${y})">
        ${layers(ground)}
        ${piece ? svg`<g transform="scale(${piece.scale})">${layers(piece.layers)}</g>` : ''}
        ${layers(over ?? [])}
      </g>`,
    )}
  </g>`;
}

/** How much room a board takes without the names beside it. */
export function boardSize({ bounds }: Picture): { width: number; height: number } {
  return { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
}

function layers(layers: readonly Layer[]) {
  return layers.map((layer) =>
    typeof layer === 'string'
      ? svg`<use href="#${layer}" />`
      : svg`<text class="letters ${layer.on_light ? 'on-light' : ''}" y=${layer.y}
          font-size=${layer.size}>${layer.text}</text>`,
  );
}
