import { expect, test } from 'vitest';

import { begin } from '../src/engine/module';

const text = (word: string) => [word.length, ...new TextEncoder().encode(word)];
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];

/** A module with the exports of the engine, whose `ask` is these instructions. */
function engine(...ask: number[]): WebAssembly.Module {
  const [i32, f64, end] = [0x7f, 0x7c, 0x0b];
  const body = (...code: number[]) => [code.length + 2, 0, ...code, end];
  const bytes = [
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, 3, 0x60, 1, i32, 1, i32, 0x60, 2, i32, i32, 0, 0x60, 1, f64, 0),
    ...section(3, 4, 0, 1, 2, 1),
    ...section(5, 1, 0, 1),
    ...section(
      7,
      5,
      ...[...text('memory'), 2, 0],
      ...[...text('room'), 0, 0],
      ...[...text('free'), 0, 1],
      ...[...text('start'), 0, 2],
      ...[...text('ask'), 0, 3],
    ),
    ...section(10, 4, ...body(0x41, 8), ...body(), ...body(), ...body(...ask)),
  ];
  return new WebAssembly.Module(new Uint8Array(bytes));
}

const UNREACHABLE = [0x00];
/** Reads beyond the memory. */
const FAR_AWAY = [0x41, 0x7f, 0x28, 2, 0, 0x1a];

test('a module that does nothing wrong is asked again', () => {
  const ask = begin(engine(), 1000);
  ask('GET /api/v1/games en', () => {});
  expect(() => ask('GET /api/v1/games en', () => {})).not.toThrow();
});

test('a trap of the machine is an error that says what happened', () => {
  const asked = (...code: number[]) => {
    const ask = begin(engine(...code), 1000);
    return () => ask('GET /api/v1/games en', () => {});
  };
  expect(asked(...UNREACHABLE)).toThrow(/unreachable/);
  expect(asked(...FAR_AWAY)).toThrow(/out of bounds/);
});
