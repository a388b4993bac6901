import{C as e,D as t,E as n,N as r,O as i,P as a,R as o,S as s,b as c,d as l,f as u,h as d,l as f,m as p,n as m,p as h,t as g,u as _,w as v,x as y,y as b,z as x}from"./jobs-BEzt_sH5.js";import{i as S,r as C,t as w}from"./index-N4xWky_S.js";var T=1.25,E=class extends _{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.box=null,this.held=null}static{this.styles=[l,i`
      :host {
        position: relative;
      }
      svg {
        display: block;
        width: 100%;
        height: min(68vh, 46rem);
        background: var(--surface);
        border-radius: var(--radius);
        cursor: grab;
        touch-action: pan-y;
      }
      .arc {
        fill: none;
        stroke: var(--strong-line);
        stroke-width: 1.6;
      }
      .arc.reason {
        stroke: var(--ink);
        stroke-width: 4.5;
      }
      .arc.chosen {
        stroke: var(--ink);
        stroke-width: 4;
      }
      .head {
        fill: var(--strong-line);
      }
      .head.dark {
        fill: var(--ink);
      }
      .vertex {
        cursor: pointer;
        outline: none;
      }
      .shape {
        fill: var(--surface);
        stroke: var(--strong-line);
        stroke-width: 3;
      }
      .player-1 .shape {
        stroke: var(--first);
      }
      .player-2 .shape {
        stroke: var(--second);
      }
      .inside.player-1 .shape,
      .inside .shape {
        fill: var(--wash);
      }
      .new .shape {
        stroke-width: 7;
      }
      .final .inner {
        fill: none;
        stroke: inherit;
        stroke-width: 1.5;
      }
      .player-1 .inner {
        stroke: var(--first);
      }
      .player-2 .inner {
        stroke: var(--second);
      }
      .vertex:focus-visible .ring,
      .vertex.selected .ring {
        stroke: var(--focus);
        stroke-width: 3;
      }
      .ring {
        fill: none;
        stroke: none;
      }
      .vertex.chosen .ring {
        stroke: var(--primary);
        stroke-width: 5;
        stroke-dasharray: 8 4;
      }
      text {
        fill: var(--ink);
        text-anchor: middle;
        dominant-baseline: central;
        font: 500 16px var(--mono);
      }
      text.short {
        font-size: 19px;
      }
      .rank rect {
        fill: var(--surface);
        stroke: var(--ink);
        stroke-width: 1.5;
      }
      .rank text,
      .verdict text {
        font-weight: 700;
      }
      .verdict circle {
        fill: var(--surface);
        stroke: var(--ink);
        stroke-width: 2;
      }
      .verdict text {
        font-size: 22px;
      }
      .marks {
        pointer-events: none;
      }
      .zoom {
        position: absolute;
        right: var(--s2);
        top: var(--s2);
        display: flex;
        gap: var(--s1);
      }
      .zoom button {
        min-width: 2.5rem;
      }
    `]}willUpdate(e){e.has(`arena`)&&this.fit()}render(){let{arena:e,box:r}=this;if(!e?.layout||!r)return v;let i=e.attractor===2?`var(--second-wash)`:`var(--first-wash)`;return n`
      <svg
        viewBox="${r.x} ${r.y} ${r.width} ${r.height}"
        role="group"
        aria-label=${b(`graph-label`,{vertices:e.vertices.length,arcs:e.arcs.length})}
        .style=${`--wash: ${i}`}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <defs>
          ${[`head`,`head-dark`].map(e=>t`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
              markerWidth="13" markerHeight="13" orient="auto-start-reverse">
              <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}
        </defs>
        ${e.arcs.map((e,t)=>this.arc(t))}
        ${e.vertices.map(e=>this.vertex(e))}
        ${e.vertices.map(e=>this.marks(e))}
      </svg>
      <div class="zoom">
        <button aria-label=${b(`zoom-in`)} @click=${()=>this.zoom(1/T)}>+</button>
        <button aria-label=${b(`zoom-out`)} @click=${()=>this.zoom(T)}>−</button>
        <button aria-label=${b(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
      </div>
    `}arc(e){let n=this.arena,[r,i]=n?.arcs[e]??[];if(!n||r===void 0)return v;let a=this.strategy&&this.isShown(n.vertices[r])&&n.strategy.some(([e,t])=>e===r&&t===i),o=this.arcs.has(e)?`reason`:a?`chosen`:``,s=o===``?`head`:`head-dark`,c=n.layout?.arcs[e];return c?t`<path class="arc ${o}" d=${c} marker-end="url(#${s})" />`:v}vertex(e){let{x:n,y:r}=this.point(e.id),{wide:i,high:a}=this.half(e.id),o=this.isShown(e),s=o&&e.rank===this.shown-1,c=this.answers.get(e.id),l=[`vertex`,`player-${e.player??0}`,o?`inside`:``,s?`new`:``,e.final?`final`:``,e.id===this.selected?`selected`:``,c??``].join(` `),u=e.player===1?Math.min(i,a):e.player===2?2:10,d=(e,n)=>t`<rect class=${e}
      x=${n-i} y=${n-a} width=${2*(i-n)} height=${2*(a-n)}
      rx=${Math.max(u-n,0)} />`;return t`<g class=${l} transform="translate(${n} ${r})" tabindex="0" role="button"
      data-vertex=${e.id} aria-label=${this.describe(e,o,c)}
      aria-pressed=${c===`chosen`?`true`:v}
      @click=${()=>this.choose(e.id)}>
      ${d(`shape`,0)}
      ${e.final?d(`inner`,5):v}
      ${d(`ring`,-6)}
      ${this.label(e.id)}
    </g>`}marks(e){let{x:n,y:r}=this.point(e.id),{wide:i,high:a}=this.half(e.id),o=this.answers.get(e.id);return t`<g class="marks" aria-hidden="true">
      ${this.isShown(e)?t`<g class="rank" transform="translate(${n+i-2} ${r-a-2})">
            <rect x="-13" y="-12" width="26" height="24" rx="4" /><text>${e.rank}</text></g>`:v}
      ${o&&o!==`chosen`?t`<g class="verdict" transform="translate(${n-i} ${r-a})">
            <circle r="17" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[o]}</text></g>`:v}
    </g>`}describe(e,t,n){let r=[e.position];return e.player&&r.push(b(`to-move`,{player:e.player})),e.final&&r.push(b(`final-${e.final}`)),t&&r.push(b(`rank`,{rank:e.rank??0})),n&&r.push(b(`answer-${n}`)),r.join(`, `)}isShown(e){return typeof e?.rank==`number`&&e.rank<this.shown}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}half(e){let t=this.arena?.layout?.vertices[e];return{wide:(t?.width??40)/2,high:(t?.height??40)/2}}label(e){let n=this.arena?.layout?.vertices[e]?.label??[];return n.map((e,r)=>t`<text class=${e.length<=4?`short`:``}
        y=${18*(r-(n.length-1)/2)}>${e}</text>`)}fit(){let e=this.arena?.layout;e&&(this.box={x:-24,y:-24,width:e.width+48,height:e.height+48})}zoom(e,t){if(!this.box)return;let{x:n,y:r,width:i,height:a}=this.box,o=t??{x:n+i/2,y:r+a/2};this.box={x:o.x-(o.x-n)*e,y:o.y-(o.y-r)*e,width:i*e,height:a*e}}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.drawing?.getScreenCTM()?.inverse();if(!t)return;let n=new DOMPoint(e.clientX,e.clientY).matrixTransform(t);this.zoom(e.deltaY>0?T:1/T,n)}onHold(e){e.pointerType!==`touch`&&this.box&&(this.held={x:e.clientX,y:e.clientY,box:this.box,moved:!1})}onPan(e){let{held:t,drawing:n}=this;if(!t||!n)return;let r=n.getScreenCTM()?.a??1,[i,a]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(i,a)>4&&(t.moved=!0),t.moved&&(this.box={...t.box,x:t.box.x-i/r,y:t.box.y-a/r})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(1/T);else if(e.key===`-`)this.zoom(T);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};f([s({attribute:!1})],E.prototype,`arena`,void 0),f([s({type:Number})],E.prototype,`shown`,void 0),f([s({type:Number})],E.prototype,`selected`,void 0),f([s({attribute:!1})],E.prototype,`arcs`,void 0),f([s({attribute:!1})],E.prototype,`answers`,void 0),f([s({type:Boolean})],E.prototype,`strategy`,void 0),f([y()],E.prototype,`box`,void 0),f([c(`svg`)],E.prototype,`drawing`,void 0),E=f([e(`game-graph`)],E);var D=500;function O(e,t){let r=new Map;for(let[t=-1,n=-1]of e.arcs)r.set(t,[...r.get(t)??[],n]);return n`<details>
    <summary>${b(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${b(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${b(`number`)}</th>
            <th>${b(`position`)}</th>
            <th>${b(`turn`)}</th>
            <th>${b(`end`)}</th>
            <th class="number">${b(`rank-title`)}</th>
            <th>${b(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.vertices.slice(0,D).map(e=>n`<tr>
                <td class="number">${e.id}</td>
                <td class="mono">${e.position}</td>
                <td>${e.player?b(`player`,{player:e.player}):``}</td>
                <td>${e.final?b(`final-${e.final}`):``}</td>
                <td class="number">${(e.rank??t)<t?e.rank:``}</td>
                <td class="mono">${r.get(e.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}var k=i`
  .summary {
    width: 100%;
  }
  .summary td {
    vertical-align: middle;
  }
  .summary .bar {
    width: 60%;
    min-width: 8rem;
  }
  .summary svg {
    display: block;
    width: 100%;
    height: 1.5rem;
  }
  .summary .first {
    fill: var(--first);
  }
  .summary .second {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;function A([e,r],i){let[a=0,o=0]=[e,r].map(e=>100*(e??0)/i);return n`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${t`<rect class="first" y="1" width=${a} height="8" />
      <rect class="second" x=${a} y="1" width=${o} height="8" />`}
  </svg>`}function j(e,t){let r=Math.max(1,...e.summary.map(({vertices:e})=>e));return n`<div class="sheet" tabindex="0" role="region" aria-label=${b(`layers`)}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${b(`rank-title`)}</th>
          <th class="number">${b(`vertices`)}</th>
          <th class="number">${b(`player`,{player:1})}</th>
          <th class="number">${b(`player`,{player:2})}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${e.summary.slice(0,t).map(({rank:e,vertices:t,players:i})=>n`<tr>
              <td class="number">${e}</td>
              <td class="number">${d(t)}</td>
              <td class="number">${d(i[0]??0)}</td>
              <td class="number">${d(i[1]??0)}</td>
              <td class="bar">${A(i,r)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}var M=`{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`;function N(e){return{source:e.fields.has(`dictionary`)?`dictionary`:`game`,game:a(e,`game`)??`chomp:2x3`,dictionary:a(e,`dictionary`)??M,first:a(e,`owners`)??`a, d, e`,targets:a(e,`targets`)??``,attractor:o(e,`attractor`,1)===2?2:1,shown:o(e,`layers`,0),complete:e.fields.has(`complete`)}}function P(e){let t=new Map;return e.source===`game`?(t.set(`game`,r(e.game)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,r(e.dictionary)),t.set(`owners`,r(e.first)),t.set(`targets`,r(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),{screen:`graph`,fields:t}}function F(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var I={svg:`svg`,png:`png`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`},L=class extends _{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=N({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.question=!1,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[l,k,i`
      .screen {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
        gap: var(--s4);
        align-items: start;
      }
      .main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--s3);
      }
      .steps input {
        flex: 1;
        min-width: 8rem;
      }
      .layers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .layers li {
        padding: 0 var(--s2);
        border: 2px solid var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
      .layers li.in {
        border-color: var(--ink);
        color: var(--ink);
      }
      .layers strong {
        font-size: 1.125rem;
      }
      .reasons {
        display: grid;
        gap: var(--s2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .reasons button {
        display: block;
        width: 100%;
        text-align: start;
        line-height: 1.4;
        padding: var(--s2);
      }
      textarea {
        width: 100%;
        min-height: 11rem;
        font: var(--small) / 1.4 var(--mono);
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `]}willUpdate(e){e.has(`address`)&&x(this.address)!==this.written&&(this.written=x(this.address),this.view=N(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){return n`<div class="screen">
      <section class="main card" aria-label=${b(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal?m(this.refusal,()=>void this.load()):v}
        ${this.arena?this.picture(this.arena):v}
      </section>
      <div class="stack">
        ${this.choices()} ${this.arena?this.reasons(this.arena):v}
        ${this.arena?this.files():v}
      </div>
    </div>`}picture(e){return n`
      ${this.steps(e)}
      <ol class="layers" aria-label=${b(`layers`)}>
        ${e.layers.map((e,t)=>n`<li class=${t<this.view.shown?`in`:``}>
              A<sub>${t}</sub>
              <strong>${this.question&&t>=this.view.shown?`?`:e.length}</strong>
            </li>`)}
      </ol>
      ${e.layout?n`<game-graph
              .arena=${e}
              .shown=${this.view.shown}
              .selected=${this.selected}
              .arcs=${new Set(this.reasonOf(this.selected)?.arcs??[])}
              .answers=${this.answers}
              ?strategy=${this.strategy&&!this.question}
              @vertex=${e=>this.onVertex(e.detail)}
            ></game-graph>`:n`<p class="soft">${b(`too-many-vertices`)}</p>`}
      ${e.layout?n`<p class="small soft">${b(`graph-legend`)}</p>`:v}
      ${e.layout?O(e,this.view.shown):j(e,this.view.shown)}
    `}steps(e){let{shown:t}=this.view,r=e.layers.length;return n`<div class="row steps">
      <button
        ?disabled=${t===0}
        @click=${()=>this.go(t-1)}
        aria-label=${b(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${r}
        .value=${String(t)}
        aria-label=${b(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${t>=r||this.question}
        @click=${()=>this.go(t+1)}
        aria-label=${b(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.question} @click=${this.onQuestion}>
        ${b(`question-mode`)}
      </button>
      ${this.question?n`<button class="primary" @click=${this.onCheck}>${b(`check`)}</button>`:n`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${b(`strategy`)}
            </button>`}
    </div>`}choices(){let{view:e}=this;return n`<section class="card stack" aria-label=${b(`arena`)}>
      <div class="row" role="group" aria-label=${b(`source`)}>
        <button
          aria-pressed=${e.source===`game`}
          @click=${()=>this.change({source:`game`})}
        >
          ${b(`of-game`)}
        </button>
        <button
          aria-pressed=${e.source===`dictionary`}
          @click=${()=>this.change({source:`dictionary`})}
        >
          ${b(`of-dictionary`)}
        </button>
      </div>
      ${e.source===`game`?n`<game-picker
                .games=${this.games}
                .word=${e.game}
                .fits=${e=>g(e,`graph`)!==void 0}
                @game=${e=>this.change({game:e.detail})}
              ></game-picker>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.complete}
                  @change=${e=>this.change({complete:e.target.checked})}
                />${b(`complete-arena`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${b(`attractor-of`)}
        <select
          @change=${e=>this.change({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(t=>n`<option value=${t} ?selected=${t===e.attractor}>
                ${b(`player`,{player:t})}
              </option>`)}
        </select>
      </label>
    </section>`}dictionary(){let e=e=>this.renderRoot.querySelector(e)?.value??``;return n`
      <label class="field"
        >${b(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${b(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${b(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.change({dictionary:e(`#dictionary`),first:e(`#owners`),targets:e(`#targets`)})}>${b(`draw-it`)}</button>
    `}reasons(e){let t=this.view.shown-1,r=e.layers[t];if(!r||this.question)return v;let i=this.selected===null?r:[...new Set([this.selected,...r])];return n`<section class="card stack" aria-label=${b(`reasons`)}>
      <h2>${b(`entering`,{rank:t,count:r.length})}</h2>
      <ul class="reasons">
        ${i.slice(0,60).map(t=>{let r=e.vertices[t];return r&&r.rank!==null?n`<li>
                <button aria-pressed=${t===this.selected} @click=${()=>this.onVertex(t)}>
                  <strong class="mono">${r.position}</strong> ${this.reason(e,r)}
                </button>
              </li>`:v})}
      </ul>
    </section>`}reason(e,t){let n=this.reasonOf(t.id),r=e.attractor??this.view.attractor;if(!n)return b(`rank`,{rank:t.rank??0});if(n.kind===`final`)return b(`reason-final`,{player:r});let i=n.arcs.flatMap(t=>{let n=e.vertices[e.arcs[t]?.[1]??-1];return n?[n.position]:[]}),a=n.kind===`exists`?`reason-exists`:`reason-for-all`;return b(a,{player:r,other:r===1?2:1,targets:i.join(`, `),count:i.length})}reasonOf(e){if(e===null)return;let t=this.arena?.vertices[e]?.rank;if(!(typeof t!=`number`||t>=this.view.shown))return this.arena?.reasons?.find(({vertex:t})=>t===e)}files(){return n`<section class="card stack" aria-label=${b(`save`)}>
      <h2>${b(`save`)}</h2>
      <div class="row">
        ${Object.keys(I).map(e=>n`<button @click=${()=>void this.onSave(e)}>
              ${b(`format-${e}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:e,view:t}=this;if(this.outcome)return this.outcome;if(this.busy&&!e)return b(`loading`);if(!e)return``;let n=e.attractor??t.attractor,r={player:n,vertices:e.vertices.length,arcs:e.arcs.length};if(t.shown===0)return b(`arena-sentence`,r);let i=e.layers.slice(0,t.shown).reduce((e,t)=>e+t.length,0),a=e.vertices[e.start??-1],o=t.shown>=e.layers.length;return o&&typeof a?.rank==`number`?b(`start-won`,{player:n,rank:a.rank}):o&&a?b(`start-not-won`,{player:n,inside:i}):b(`layers-sentence`,{...r,rank:t.shown-1,inside:i})}onVertex(e){if(!this.question){this.selected=this.selected===e?null:e;return}let t=this.arena?.vertices[e]?.rank;if(typeof t==`number`&&t<this.view.shown)return;let n=new Map([...this.answers].filter(([,e])=>e===`chosen`));n.delete(e)||n.set(e,`chosen`),this.answers=n,this.outcome=``}onQuestion(){this.question=!this.question,this.answers=new Map,this.outcome=this.question?b(`question`,{rank:this.view.shown}):``,this.selected=null}onCheck(){let e=this.arena?.layers[this.view.shown];if(!e){this.outcome=b(`no-more-layers`);return}let t=[...this.answers.keys()],n=t.filter(t=>!e.includes(t)),r=e.filter(e=>!this.answers.has(e));if(n.length+r.length>0){let e=t.map(e=>[e,n.includes(e)?`wrong`:`right`]);this.answers=new Map(e),this.outcome=b(`not-yet`,{wrong:n.length,missed:r.length});return}this.answers=new Map;let i=this.view.shown;this.go(i+1),this.outcome=b(`well-done`,{rank:i})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.outcome=``,this.publish()}change(e){let t=`attractor`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=P(this.view);this.written=x(e),this.tell(`address`,e)}request(){let{source:e,game:t,dictionary:n,first:r,targets:i,attractor:a,complete:o}=this.view;return e===`game`?{game:t,complete:o,attractor:a}:{dictionary:n,owners:{first:F(r),second:null,targets:F(i)},attractor:a}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.outcome=``;try{this.arena=await u.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(p(e))return;this.busy=!1,this.arena=null,this.refusal=h(e)}}async onSave(e){let{shown:t,game:n,source:r}=this.view,i=t>0?t-1:null;try{let t=e===`png`?`svg`:e,a=await u.arenaFile({...this.request(),format:t,step:i}),o=C(r===`game`?n:`graph`,I[e]);S(o,e===`png`?await w(a):a)}catch(e){this.refusal=h(e)}}};f([s({attribute:!1})],L.prototype,`games`,void 0),f([s({attribute:!1})],L.prototype,`address`,void 0),f([y()],L.prototype,`view`,void 0),f([y()],L.prototype,`arena`,void 0),f([y()],L.prototype,`refusal`,void 0),f([y()],L.prototype,`busy`,void 0),f([y()],L.prototype,`selected`,void 0),f([y()],L.prototype,`strategy`,void 0),f([y()],L.prototype,`question`,void 0),f([y()],L.prototype,`answers`,void 0),f([y()],L.prototype,`outcome`,void 0),L=f([e(`graph-screen`)],L);export{L as GraphScreen};