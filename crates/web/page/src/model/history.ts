/** The history of a play with its variations: a tree of moves. */

import { escape, unescape } from './address';

interface Node {
  readonly move: string;
  readonly parent: number;
  readonly children: number[];
}

/** A tree of moves; the start is node 0 and the first child of a node is its main line. */
export class History {
  private readonly nodes: Node[] = [{ move: '', parent: -1, children: [] }];

  static readonly START = 0;

  get size(): number {
    return this.nodes.length;
  }

  has(node: number): boolean {
    return Number.isInteger(node) && 0 <= node && node < this.nodes.length;
  }

  move(node: number): string {
    return this.node(node).move;
  }

  /** The node before, or null at the start. */
  parent(node: number): number | null {
    return node === History.START ? null : this.node(node).parent;
  }

  children(node: number): readonly number[] {
    return this.node(node).children;
  }

  /** The move played at a node leads here; a move played before is found again. */
  add(node: number, move: string): number {
    const known = this.children(node).find((child) => this.move(child) === move);
    if (known !== undefined) return known;
    this.nodes.push({ move, parent: node, children: [] });
    const added = this.nodes.length - 1;
    this.node(node).children.push(added);
    return added;
  }

  /** Plays one move after the other; gives the last node. */
  extend(node: number, moves: readonly string[]): number {
    return moves.reduce((at, move) => this.add(at, move), node);
  }

  /** The nodes from the first move to this node. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at !== History.START; at = this.node(at).parent) path.push(at);
    return path.reverse();
  }

  /** The moves that lead to a node. */
  moves(node: number): string[] {
    return this.path(node).map((at) => this.move(at));
  }

  /** This node's path, followed along main lines to its end. */
  line(node: number): number[] {
    const line = this.path(node);
    let next = this.children(node)[0];
    while (next !== undefined) {
      line.push(next);
      next = this.children(next)[0];
    }
    return line;
  }

  /** A copy in which this last move was not made, and the node before it. */
  without(node: number): { history: History; at: number } {
    const history = new History();
    const copies = new Map<number, number>([[History.START, History.START]]);
    this.nodes.forEach(({ move, parent }, original) => {
      if (original === History.START || original === node) return;
      const at = copies.get(parent);
      if (at !== undefined) copies.set(original, history.add(at, move));
    });
    return { history, at: copies.get(this.parent(node) ?? History.START) ?? History.START };
  }

  /** Writes `b2,c1,(a2,b1),d3`: in brackets, what was played instead of the move before them. */
  write(): string {
    return this.writeAfter(History.START).join(',');
  }

  /** Reads what `write` wrote; brackets that do not fit are passed over. */
  static read(text: string): History {
    const history = new History();
    let at: number = History.START;
    const outer: number[] = [];
    for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
      if (token === '(') {
        outer.push(at);
        at = history.parent(at) ?? History.START;
      } else if (token === ')') {
        at = outer.pop() ?? at;
      } else if (token !== ',') {
        at = history.add(at, unescape(token));
      }
    }
    return history;
  }

  private writeAfter(node: number): string[] {
    const [main, ...others] = this.children(node);
    if (main === undefined) return [];
    const variations = others.map((other) => {
      return `(${[this.word(other), ...this.writeAfter(other)].join(',')})`;
    });
    return [this.word(main), ...variations, ...this.writeAfter(main)];
  }

  private word(node: number): string {
    return escape(this.move(node));
  }

  private node(node: number): Node {
    const found = this.nodes[node];
    if (!found) throw new RangeError(`there is no node ${node}`);
    return found;
  }
}
