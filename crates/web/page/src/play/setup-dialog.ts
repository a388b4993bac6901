/** `<setup-dialog>`: another position to play from: typed, pasted or drawn by lot. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';

/** What was set up: a position, or moves that lead to one. */
export interface SetUp {
  start: string | null;
  moves: string[];
  /** What the lots of the play are drawn from, if it was drawn too. */
  seed: number | null;
}

/** Tells `set-up` with what was set up. */
@customElement('setup-dialog')
export class SetupDialog extends Part {
  @property() game = '';
  @property() notation = '';
  @property() position = '';

  @state() private refusal: Refusal | null = null;
  @state() private draws = 0;

  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('textarea') private readonly field!: HTMLTextAreaElement;

  static override styles = [
    shared,
    css`
      textarea {
        width: 100%;
        min-height: 5rem;
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: var(--s3);
      }
      .notation {
        white-space: pre-wrap;
      }
    `,
  ];

  open(): void {
    this.refusal = null;
    this.field.value = this.position;
    this.dialog.showModal();
    this.field.select();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${words('set-up')}>
      <form @submit=${this.onSubmit}>
        <h2>${words('set-up')}</h2>
        <label class="field">
          ${words('position')}
          <textarea spellcheck="false"></textarea>
        </label>
        <p class="notation soft small">${this.notation}</p>
        ${this.refusal ? complaint(this.refusal) : nothing}
        <div class="row">
          <button type="button" @click=${this.onRandom}>${words('random-position')}</button>
          <button type="button" class="quiet" @click=${() => this.dialog.close()}>
            ${words('cancel')}
          </button>
          <button class="primary" type="submit">${words('play-from-here')}</button>
        </div>
      </form>
    </dialog>`;
  }

  private async onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const asked = this.field.value.trim();
      const { position } = await engine.position({ game: this.game, position: asked });
      this.finish({ start: position, moves: [], seed: null });
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private async onRandom(): Promise<void> {
    this.draws += 1;
    const seed = (Date.now() + this.draws) % 1_000_000;
    try {
      const drawn = await engine.position({ game: this.game, random: true, seed });
      if (drawn.moves) this.finish({ start: null, moves: drawn.moves, seed });
      else this.finish({ start: drawn.position, moves: [], seed });
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private finish(setUp: SetUp): void {
    this.dialog.close();
    this.tell('set-up', setUp);
  }
}
