/** An arena as files: a picture, one that moves, one for each step, or source of another program. */

import type { ArenaFileRequest, ArenaRequest } from '../engine/documents';
import { engine } from '../engine/engine';
import { asPng, fileName, save } from '../parts/files';
import { zipped } from '../parts/zip';

/** What an arena is saved as. */
export const FILES = [
  'svg',
  'png',
  'animation',
  'frames',
  'tikz',
  'dot',
  'mermaid',
  'python',
] as const;
export type FileKind = (typeof FILES)[number];

const ENDINGS: Record<FileKind, string> = {
  svg: 'svg',
  png: 'png',
  animation: 'svg',
  frames: 'zip',
  tikz: 'tex',
  dot: 'dot',
  mermaid: 'mmd',
  python: 'py',
};

/** Which arena it is, and how far its attractor has grown. */
export interface Moment {
  /** What the file is called. */
  name: string;
  /** The step that is shown; the whole attractor if there is none. */
  step: number | null;
  /** How many steps there are. */
  steps: number;
}

/** Hands the arena to the browser as a file. */
export async function saveGraph(
  kind: FileKind,
  request: ArenaRequest,
  { name, step, steps }: Moment,
): Promise<void> {
  const file = (format: ArenaFileRequest['format'], at: number | null) =>
    engine.arenaFile({ ...request, format, step: at });
  const suffix = kind === 'animation' ? '-animation' : kind === 'frames' ? '-steps' : '';
  const target = fileName(`${name}${suffix}`, ENDINGS[kind]);
  switch (kind) {
    case 'png':
      return save(target, await asPng(await file('svg', step)));
    case 'animation':
      return save(target, await file('animation', null));
    case 'frames':
      return save(target, await frames((at) => file('svg', at), name, steps));
    default:
      return save(target, await file(kind, step));
  }
}

/** A picture for each step, as SVG and as PNG, for slides. */
async function frames(
  picture: (step: number) => Promise<Blob>,
  name: string,
  steps: number,
): Promise<Blob> {
  const files: { name: string; content: Blob }[] = [];
  for (let step = 0; step < steps; step += 1) {
    const content = await picture(step);
    files.push({ name: fileName(`${name}-${step}`, 'svg'), content });
    files.push({ name: fileName(`${name}-${step}`, 'png'), content: await asPng(content) });
  }
  return zipped(files);
}
