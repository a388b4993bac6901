/** The pieces and the prints of a board, drawn around the origin. */

import { css, nothing, svg, type SVGTemplateResult } from 'lit';

import type { Mark, Piece, Player } from '../engine/documents';
import { HALF, polygon, type Point } from './geometry';

type Drawing = SVGTemplateResult | typeof nothing;

/** Hatchings tell owners apart on a grey copy; they are defined once per drawing. */
export const hatchings = svg`
  <pattern id="hatch-2" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="paper" width="7" height="7" /><rect class="second" width="3.4" height="7" />
  </pattern>
  <pattern id="hatch-0" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect class="paper" width="9" height="9" /><rect class="neutral" width="3" height="9" />
  </pattern>
  <pattern id="back" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="#8b939e" /><path d="M0 0H6M0 0V6" stroke="#fdfcf8" stroke-width="1.6" />
  </pattern>
  <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".28" />
    <stop offset=".5" stop-color="#fff" stop-opacity="0" />
    <stop offset="1" stop-color="#000" stop-opacity=".18" />
  </linearGradient>`;

export const pieceStyles = css`
  .first {
    fill: var(--first);
  }
  .second {
    fill: var(--second);
  }
  .neutral {
    fill: var(--soft);
  }
  .first-line {
    stroke: var(--first);
    fill: none;
  }
  .second-line {
    stroke: var(--second);
    fill: none;
  }
  .neutral-line {
    stroke: var(--ink);
    fill: none;
  }
  .paper {
    fill: var(--square);
  }
  .paper-line {
    stroke: var(--square);
  }
  .ink {
    fill: var(--ink);
  }
  .bone {
    fill: #fdfcf8;
  }
  .dark {
    fill: #16191d;
  }
  .dark-line {
    stroke: #16191d;
    fill: none;
  }
  .second-hatch {
    fill: url(#hatch-2);
  }
  .neutral-hatch {
    fill: url(#hatch-0);
  }
  .back {
    fill: url(#back);
    stroke: #16191d;
  }
  .gloss {
    fill: url(#gloss);
  }
  .written {
    font-family: var(--sans);
    text-anchor: middle;
    dominant-baseline: central;
    font-weight: 700;
  }
`;

const tone = (owner: Player | null) => (owner === 1 ? 'first' : owner === 2 ? 'second' : 'neutral');

/** A piece; `reach` is half the room that it has. */
export function drawPiece(piece: Piece, reach: number): Drawing {
  const line = `${tone(piece.owner)}-line`;
  switch (piece.form) {
    case 'cross': {
      const r = 0.56 * reach;
      return svg`<path class=${line} stroke-width="7.5" stroke-linecap="round"
        d="M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}" />`;
    }
    case 'ring':
      return svg`<circle class=${line} r=${0.56 * reach} stroke-width="7.5" />`;
    case 'disc':
      return disc(piece.owner, 0.76 * reach);
    case 'block':
      return block(piece.owner, 0.9 * reach);
    case 'peg':
      return svg`<circle class=${tone(piece.owner)} r=${0.66 * reach} />
        <circle class="gloss" r=${0.66 * reach} />
        <circle class="paper" fill-opacity=".35" r=${0.4 * reach} />`;
    case 'stack':
      return stack(piece, 0.76 * reach);
    case 'chief':
      return svg`${disc(piece.owner, 0.76 * reach)}${crown(0.48 * reach)}`;
    case 'bearer':
      return svg`${disc(piece.owner, 0.76 * reach)}${ball(0.42 * reach)}`;
    case 'chocolate':
      return chocolate();
    case 'poison':
      return svg`${chocolate()}${skull()}`;
    case 'counter':
      return svg`<circle r=${0.72 * reach} fill="#e9c46a" stroke="#8a6a1f" stroke-width="2.5" />
        <circle r=${0.44 * reach} fill="none" stroke="#8a6a1f" stroke-width="1.5" />
        <circle class="gloss" r=${0.72 * reach} />`;
    case 'pips':
      return pips(piece.pips ?? 0, reach);
    case 'back':
      return svg`<rect class="back" rx="3" stroke-width="1.5"
        x=${-0.82 * reach} y=${-0.82 * reach} width=${1.64 * reach} height=${1.64 * reach} />`;
  }
}

/** Player 1: full with a light bar. Player 2: hatched with a dot. */
function disc(owner: Player | null, radius: number): Drawing {
  if (owner === 1) {
    return svg`<circle class="first" r=${radius} /><circle class="gloss" r=${radius} />
      <rect class="bone" x="-2.6" y=${-0.52 * radius} width="5.2" height=${1.04 * radius} rx="2" />`;
  }
  if (owner === 2) {
    return svg`<circle class="second-hatch" r=${radius - 2} />
      <circle class="second-line" r=${radius - 2} stroke-width="4" />
      <circle class="second paper-line" r=${0.4 * radius} stroke-width="3" />`;
  }
  return svg`<circle class="neutral" r=${radius} /><circle class="gloss" r=${radius} />`;
}

function block(owner: Player | null, half: number): Drawing {
  const fill = owner === 1 ? 'first' : owner === 2 ? 'second-hatch' : 'neutral-hatch';
  return svg`<rect class=${fill} x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="3" />
    <rect class="${tone(owner)}-line" x=${-half} y=${-half} width=${2 * half} height=${2 * half}
      rx="3" stroke-width="3" />`;
}

function stack(piece: Piece, radius: number): Drawing {
  if (piece.owner === null) {
    return svg`<circle r=${radius} fill="#a4161a" />${star(0.6 * radius)}`;
  }
  const height = piece.height ?? 1;
  const shadows = Array.from({ length: Math.min(height - 1, 3) }, (_, index) => 3 * (index + 1));
  return svg`
    ${shadows.reverse().map(
      (shift) => svg`<g transform="translate(0 ${shift})">
        <circle class="paper" r=${radius} />
        <circle class="${tone(piece.owner)}-line" r=${radius - 1} stroke-width="2" /></g>`,
    )}
    <circle class="paper" r=${radius} />${disc(piece.owner, radius)}
    ${
      height > 1
        ? svg`<circle class="bone" r=${0.6 * radius} />
          <text class="written dark" font-size=${0.85 * radius}>${height}</text>`
        : nothing
    }
    ${
      piece.neutral
        ? svg`<g transform="translate(${0.72 * radius} ${-0.72 * radius})">
          <circle class="paper-line" r=${0.42 * radius} fill="#a4161a" stroke-width="1.5" />
          ${star(0.3 * radius)}</g>`
        : nothing
    }`;
}

function star(reach: number): Drawing {
  return svg`<polygon class="bone" points=${starPoints(reach, 0.42)} />`;
}

function crown(reach: number): Drawing {
  const corners = [
    [-1, 0.7],
    [-1, -0.5],
    [-0.45, 0.1],
    [0, -0.8],
    [0.45, 0.1],
    [1, -0.5],
    [1, 0.7],
  ] as const;
  const points = corners.map(([x, y]) => `${reach * x},${reach * y}`).join(' ');
  return svg`<polygon points=${points} fill="#fdfcf8" stroke="#16191d" stroke-width="1.8"
    stroke-linejoin="round" />`;
}

function ball(radius: number): Drawing {
  return svg`<circle r=${radius} fill="#fdfcf8" stroke="#16191d" stroke-width="2" />
    <path class="dark-line" stroke-width="1.5" d="M${-radius} 0Q0 ${0.8 * radius} ${radius} 0" />`;
}

function chocolate(): Drawing {
  const outer = HALF - 1.5;
  const inner = 0.62 * HALF;
  return svg`<rect x=${-outer} y=${-outer} width=${2 * outer} height=${2 * outer} rx="3" fill="#55331f" />
    <path fill="#c79a74" d="M${-outer} ${outer}V${-outer}H${outer}L${inner} ${-inner}H${-inner}V${inner}z" />
    <rect x=${-inner} y=${-inner} width=${2 * inner} height=${2 * inner} fill="#8b5a3c" />`;
}

function skull(): Drawing {
  const u = HALF / 24;
  const sides = [-1, 1];
  return svg`<rect class="bone" x=${-7 * u} y=${3 * u} width=${14 * u} height=${11 * u} rx=${3 * u} />
    <circle class="bone" cy=${-2 * u} r=${12.5 * u} />
    ${sides.map(
      (side) => svg`<circle class="dark" cx=${5 * side * u} cy=${-2 * u} r=${3.6 * u} />
        <rect class="dark" x=${(2.6 * side - 0.8) * u} y=${9 * u} width=${1.6 * u} height=${5 * u} />`,
    )}
    <path class="dark" d="M0 ${2.5 * u}L${-2 * u} ${6 * u}H${2 * u}z" />`;
}

/** Dots that face each other, and the least count that has them. */
const PAIRS = [
  [2, 1, -1],
  [4, 1, 1],
  [6, 0, 1],
  [8, 1, 0],
] as const;

function pips(count: number, half: number): Drawing {
  if (count > 9) return svg`<text class="written dark" font-size=${half}>${count}</text>`;
  const dots: Point[] = count % 2 === 1 ? [{ x: 0, y: 0 }] : [];
  for (const [least, x, y] of PAIRS) if (least <= count) dots.push({ x, y }, { x: -x, y: -y });
  const step = 0.55 * half;
  return svg`${dots.map(
    ({ x, y }) => svg`<circle class="dark" cx=${step * x} cy=${step * y} r=${0.17 * half} />`,
  )}`;
}

/** Six colours as far apart as they can be for most eyes (M. Okabe, K. Ito). */
const COLOURS = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#cc79a7', '#b8b8b8'];

/** What is printed on a place; `covered` says that a piece stands on it. */
export function drawMark(mark: Mark, covered: boolean): Drawing {
  switch (mark.kind) {
    case 'rings':
      return svg`
        ${Array.from(
          { length: mark.rings },
          (_, ring) => svg`<circle r=${(0.92 - 0.12 * ring) * HALF} fill="none"
            stroke="var(--square-line)" stroke-width="1.8" />`,
        )}
        ${covered ? nothing : svg`<text class="written neutral" font-size=${0.5 * HALF}>${mark.rings}</text>`}`;
    case 'token':
      return covered
        ? nothing
        : svg`<circle r=${0.8 * HALF} fill=${colour(mark.colour)} />
          <g transform="translate(0 ${-0.22 * HALF})">${symbol(mark.symbol, 0.34 * HALF)}</g>
          <text class="written dark" y=${0.42 * HALF} font-size=${0.5 * HALF}>${tokenName(mark)}</text>`;
    case 'barrier': {
      const r = 0.4 * HALF;
      return svg`<circle class="neutral" r=${0.78 * HALF} />
        <path class="paper-line" stroke-width="5" stroke-linecap="round"
          d="M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}" />`;
    }
  }
}

/** What must be seen over a piece of the token beneath it: that it is the one to match. */
export function drawWanted(mark: Mark | null): Drawing {
  if (mark?.kind !== 'token' || !mark.wanted) return nothing;
  return svg`<circle class="dark-line" r=${0.5 * HALF} fill=${colour(mark.colour)} stroke-width="2" />
    <circle r=${0.48 * HALF} fill=${colour(mark.colour)} />
    <text class="written dark" font-size=${0.56 * HALF}>${tokenName(mark)}</text>
    <circle class="neutral-line" r=${0.92 * HALF} stroke-width="3" />`;
}

const colour = (index: number) => COLOURS[index % COLOURS.length] ?? '#b8b8b8';

/** The name of a token: a letter for its colour and a number for its symbol. */
export const tokenName = (mark: { colour: number; symbol: number }) =>
  `${String.fromCharCode(97 + mark.colour)}${mark.symbol + 1}`;

/** A circle, a square on its side, a triangle, a square on its tip, a star, a cross. */
function symbol(kind: number, reach: number): Drawing {
  const corners = (points: Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');
  switch (kind % 6) {
    case 0:
      return svg`<circle class="dark" r=${0.85 * reach} />`;
    case 1:
      return svg`<polygon class="dark" points=${corners(polygon(4, Math.PI / 4, reach))} />`;
    case 2:
      return svg`<polygon class="dark" points=${corners(polygon(3, -Math.PI / 2, 1.1 * reach))} />`;
    case 3:
      return svg`<polygon class="dark" points=${corners(polygon(4, 0, 1.1 * reach))} />`;
    case 4:
      return svg`<polygon class="dark" points=${starPoints(1.15 * reach, 0.42)} />`;
    default: {
      const thin = 0.32 * reach;
      return svg`<path class="dark" d="M${-thin} ${-reach}h${2 * thin}v${2 * reach}h${-2 * thin}z
        M${-reach} ${-thin}h${2 * reach}v${2 * thin}h${-2 * reach}z" />`;
    }
  }
}

function starPoints(reach: number, dent: number): string {
  return polygon(10, -Math.PI / 2, 1)
    .map(({ x, y }, index) => {
      const length = index % 2 === 0 ? reach : dent * reach;
      return `${length * x},${length * y}`;
    })
    .join(' ');
}
