import{A as e,B as t,C as n,E as r,F as i,H as a,I as o,L as s,M as c,N as l,P as u,S as d,T as f,U as p,c as m,i as h,j as g,k as _,r as v,s as y,t as b,w as x,x as S,y as C,z as w}from"./index-BIOCYB6r.js";var T=1.25,E=class extends S{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.box=null,this.held=null}static{this.styles=[d,s`
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
    `]}willUpdate(e){e.has(`arena`)&&this.fit()}render(){let{arena:e,box:t}=this;if(!e?.layout||!t)return u;let n=e.attractor===2?`var(--second-wash)`:`var(--first-wash)`;return i`
      <svg
        viewBox="${t.x} ${t.y} ${t.width} ${t.height}"
        role="group"
        aria-label=${_(`graph-label`,{vertices:e.vertices.length,arcs:e.arcs.length})}
        .style=${`--wash: ${n}`}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <defs>
          ${[`head`,`head-dark`].map(e=>o`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
              markerWidth="13" markerHeight="13" orient="auto-start-reverse">
              <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}
        </defs>
        ${e.arcs.map((e,t)=>this.arc(t))}
        ${e.vertices.map(e=>this.vertex(e))}
        ${e.vertices.map(e=>this.marks(e))}
      </svg>
      <div class="zoom">
        <button aria-label=${_(`zoom-in`)} @click=${()=>this.zoom(1/T)}>+</button>
        <button aria-label=${_(`zoom-out`)} @click=${()=>this.zoom(T)}>−</button>
        <button aria-label=${_(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
      </div>
    `}arc(e){let t=this.arena,[n,r]=t?.arcs[e]??[];if(!t||n===void 0)return u;let i=this.strategy&&this.isShown(t.vertices[n])&&t.strategy.some(([e,t])=>e===n&&t===r),a=this.arcs.has(e)?`reason`:i?`chosen`:``,s=a===``?`head`:`head-dark`,c=t.layout?.arcs[e];return c?o`<path class="arc ${a}" d=${c} marker-end="url(#${s})" />`:u}vertex(e){let{x:t,y:n}=this.point(e.id),{wide:r,high:i}=this.half(e.id),a=this.isShown(e),s=a&&e.rank===this.shown-1,c=this.answers.get(e.id),l=[`vertex`,`player-${e.player??0}`,a?`inside`:``,s?`new`:``,e.final?`final`:``,e.id===this.selected?`selected`:``,c??``].join(` `),d=e.player===1?Math.min(r,i):e.player===2?2:10,f=(e,t)=>o`<rect class=${e}
      x=${t-r} y=${t-i} width=${2*(r-t)} height=${2*(i-t)}
      rx=${Math.max(d-t,0)} />`;return o`<g class=${l} transform="translate(${t} ${n})" tabindex="0" role="button"
      data-vertex=${e.id} aria-label=${this.describe(e,a,c)}
      aria-pressed=${c===`chosen`?`true`:u}
      @click=${()=>this.choose(e.id)}>
      ${f(`shape`,0)}
      ${e.final?f(`inner`,5):u}
      ${f(`ring`,-6)}
      ${this.label(e.id)}
    </g>`}marks(e){let{x:t,y:n}=this.point(e.id),{wide:r,high:i}=this.half(e.id),a=this.answers.get(e.id);return o`<g class="marks" aria-hidden="true">
      ${this.isShown(e)?o`<g class="rank" transform="translate(${t+r-2} ${n-i-2})">
            <rect x="-13" y="-12" width="26" height="24" rx="4" /><text>${e.rank}</text></g>`:u}
      ${a&&a!==`chosen`?o`<g class="verdict" transform="translate(${t-r} ${n-i})">
            <circle r="17" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[a]}</text></g>`:u}
    </g>`}describe(e,t,n){let r=[e.position];return e.player&&r.push(_(`to-move`,{player:e.player})),e.final&&r.push(_(`final-${e.final}`)),t&&r.push(_(`rank`,{rank:e.rank??0})),n&&r.push(_(`answer-${n}`)),r.join(`, `)}isShown(e){return typeof e?.rank==`number`&&e.rank<this.shown}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}half(e){let t=this.arena?.layout?.vertices[e];return{wide:(t?.width??40)/2,high:(t?.height??40)/2}}label(e){let t=this.arena?.layout?.vertices[e]?.label??[];return t.map((e,n)=>o`<text class=${e.length<=4?`short`:``}
        y=${18*(n-(t.length-1)/2)}>${e}</text>`)}fit(){let e=this.arena?.layout;e&&(this.box={x:-24,y:-24,width:e.width+48,height:e.height+48})}zoom(e,t){if(!this.box)return;let{x:n,y:r,width:i,height:a}=this.box,o=t??{x:n+i/2,y:r+a/2};this.box={x:o.x-(o.x-n)*e,y:o.y-(o.y-r)*e,width:i*e,height:a*e}}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.drawing?.getScreenCTM()?.inverse();if(!t)return;let n=new DOMPoint(e.clientX,e.clientY).matrixTransform(t);this.zoom(e.deltaY>0?T:1/T,n)}onHold(e){e.pointerType!==`touch`&&this.box&&(this.held={x:e.clientX,y:e.clientY,box:this.box,moved:!1})}onPan(e){let{held:t,drawing:n}=this;if(!t||!n)return;let r=n.getScreenCTM()?.a??1,[i,a]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(i,a)>4&&(t.moved=!0),t.moved&&(this.box={...t.box,x:t.box.x-i/r,y:t.box.y-a/r})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(1/T);else if(e.key===`-`)this.zoom(T);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};C([c({attribute:!1})],E.prototype,`arena`,void 0),C([c({type:Number})],E.prototype,`shown`,void 0),C([c({type:Number})],E.prototype,`selected`,void 0),C([c({attribute:!1})],E.prototype,`arcs`,void 0),C([c({attribute:!1})],E.prototype,`answers`,void 0),C([c({type:Boolean})],E.prototype,`strategy`,void 0),C([g()],E.prototype,`box`,void 0),C([e(`svg`)],E.prototype,`drawing`,void 0),E=C([l(`game-graph`)],E);var D=500;function O(e,t){let n=new Map;for(let[t=-1,r=-1]of e.arcs)n.set(t,[...n.get(t)??[],r]);return i`<details>
    <summary>${_(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${_(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${_(`number`)}</th>
            <th>${_(`position`)}</th>
            <th>${_(`turn`)}</th>
            <th>${_(`end`)}</th>
            <th class="number">${_(`rank-title`)}</th>
            <th>${_(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.vertices.slice(0,D).map(e=>i`<tr>
                <td class="number">${e.id}</td>
                <td class="mono">${e.position}</td>
                <td>${e.player?_(`player`,{player:e.player}):``}</td>
                <td>${e.final?_(`final-${e.final}`):``}</td>
                <td class="number">${(e.rank??t)<t?e.rank:``}</td>
                <td class="mono">${n.get(e.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}var k=s`
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
`;function A([e,t],n){let[r=0,a=0]=[e,t].map(e=>100*(e??0)/n);return i`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${o`<rect class="first" y="1" width=${r} height="8" />
      <rect class="second" x=${r} y="1" width=${a} height="8" />`}
  </svg>`}function j(e,t){let n=Math.max(1,...e.summary.map(({vertices:e})=>e));return i`<div class="sheet" tabindex="0" role="region" aria-label=${_(`layers`)}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${_(`rank-title`)}</th>
          <th class="number">${_(`vertices`)}</th>
          <th class="number">${_(`player`,{player:1})}</th>
          <th class="number">${_(`player`,{player:2})}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${e.summary.slice(0,t).map(({rank:e,vertices:t,players:a})=>i`<tr>
              <td class="number">${e}</td>
              <td class="number">${r(t)}</td>
              <td class="number">${r(a[0]??0)}</td>
              <td class="number">${r(a[1]??0)}</td>
              <td class="bar">${A(a,n)}</td>
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
}`;function N(e){return{source:e.fields.has(`dictionary`)?`dictionary`:`game`,game:t(e,`game`)??`chomp:2x3`,dictionary:t(e,`dictionary`)??M,first:t(e,`owners`)??`a, d, e`,targets:t(e,`targets`)??``,attractor:a(e,`attractor`,1)===2?2:1,shown:a(e,`layers`,0),complete:e.fields.has(`complete`)}}function P(e){let t=new Map;return e.source===`game`?(t.set(`game`,w(e.game)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,w(e.dictionary)),t.set(`owners`,w(e.first)),t.set(`targets`,w(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),{screen:`graph`,fields:t}}function F(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var I={svg:`svg`,png:`png`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`},L=class extends S{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=N({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.question=!1,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[d,k,s`
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
    `]}willUpdate(e){e.has(`address`)&&p(this.address)!==this.written&&(this.written=p(this.address),this.view=N(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){return i`<div class="screen">
      <section class="main card" aria-label=${_(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal?m(this.refusal,()=>void this.load()):u}
        ${this.arena?this.picture(this.arena):u}
      </section>
      <div class="stack">
        ${this.choices()} ${this.arena?this.reasons(this.arena):u}
        ${this.arena?this.files():u}
      </div>
    </div>`}picture(e){return i`
      ${this.steps(e)}
      <ol class="layers" aria-label=${_(`layers`)}>
        ${e.layers.map((e,t)=>i`<li class=${t<this.view.shown?`in`:``}>
              A<sub>${t}</sub>
              <strong>${this.question&&t>=this.view.shown?`?`:e.length}</strong>
            </li>`)}
      </ol>
      ${e.layout?i`<game-graph
              .arena=${e}
              .shown=${this.view.shown}
              .selected=${this.selected}
              .arcs=${new Set(this.reasonOf(this.selected)?.arcs??[])}
              .answers=${this.answers}
              ?strategy=${this.strategy&&!this.question}
              @vertex=${e=>this.onVertex(e.detail)}
            ></game-graph>`:i`<p class="soft">${_(`too-many-vertices`)}</p>`}
      ${e.layout?i`<p class="small soft">${_(`graph-legend`)}</p>`:u}
      ${e.layout?O(e,this.view.shown):j(e,this.view.shown)}
    `}steps(e){let{shown:t}=this.view,n=e.layers.length;return i`<div class="row steps">
      <button
        ?disabled=${t===0}
        @click=${()=>this.go(t-1)}
        aria-label=${_(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${n}
        .value=${String(t)}
        aria-label=${_(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${t>=n||this.question}
        @click=${()=>this.go(t+1)}
        aria-label=${_(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.question} @click=${this.onQuestion}>
        ${_(`question-mode`)}
      </button>
      ${this.question?i`<button class="primary" @click=${this.onCheck}>${_(`check`)}</button>`:i`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${_(`strategy`)}
            </button>`}
    </div>`}choices(){let{view:e}=this;return i`<section class="card stack" aria-label=${_(`arena`)}>
      <div class="row" role="group" aria-label=${_(`source`)}>
        <button
          aria-pressed=${e.source===`game`}
          @click=${()=>this.change({source:`game`})}
        >
          ${_(`of-game`)}
        </button>
        <button
          aria-pressed=${e.source===`dictionary`}
          @click=${()=>this.change({source:`dictionary`})}
        >
          ${_(`of-dictionary`)}
        </button>
      </div>
      ${e.source===`game`?i`<game-picker
                .games=${this.games}
                .word=${e.game}
                .fits=${e=>y(e,`graph`)!==void 0}
                @game=${e=>this.change({game:e.detail})}
              ></game-picker>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.complete}
                  @change=${e=>this.change({complete:e.target.checked})}
                />${_(`complete-arena`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${_(`attractor-of`)}
        <select
          @change=${e=>this.change({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(t=>i`<option value=${t} ?selected=${t===e.attractor}>
                ${_(`player`,{player:t})}
              </option>`)}
        </select>
      </label>
    </section>`}dictionary(){let e=e=>this.renderRoot.querySelector(e)?.value??``;return i`
      <label class="field"
        >${_(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${_(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${_(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.change({dictionary:e(`#dictionary`),first:e(`#owners`),targets:e(`#targets`)})}>${_(`draw-it`)}</button>
    `}reasons(e){let t=this.view.shown-1,n=e.layers[t];if(!n||this.question)return u;let r=this.selected===null?n:[...new Set([this.selected,...n])];return i`<section class="card stack" aria-label=${_(`reasons`)}>
      <h2>${_(`entering`,{rank:t,count:n.length})}</h2>
      <ul class="reasons">
        ${r.slice(0,60).map(t=>{let n=e.vertices[t];return n&&n.rank!==null?i`<li>
                <button aria-pressed=${t===this.selected} @click=${()=>this.onVertex(t)}>
                  <strong class="mono">${n.position}</strong> ${this.reason(e,n)}
                </button>
              </li>`:u})}
      </ul>
    </section>`}reason(e,t){let n=this.reasonOf(t.id),r=e.attractor??this.view.attractor;if(!n)return _(`rank`,{rank:t.rank??0});if(n.kind===`final`)return _(`reason-final`,{player:r});let i=n.arcs.flatMap(t=>{let n=e.vertices[e.arcs[t]?.[1]??-1];return n?[n.position]:[]}),a=n.kind===`exists`?`reason-exists`:`reason-for-all`;return _(a,{player:r,other:r===1?2:1,targets:i.join(`, `),count:i.length})}reasonOf(e){if(e===null)return;let t=this.arena?.vertices[e]?.rank;if(!(typeof t!=`number`||t>=this.view.shown))return this.arena?.reasons?.find(({vertex:t})=>t===e)}files(){return i`<section class="card stack" aria-label=${_(`save`)}>
      <h2>${_(`save`)}</h2>
      <div class="row">
        ${Object.keys(I).map(e=>i`<button @click=${()=>void this.onSave(e)}>
              ${_(`format-${e}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:e,view:t}=this;if(this.outcome)return this.outcome;if(this.busy&&!e)return _(`loading`);if(!e)return``;let n=e.attractor??t.attractor,r={player:n,vertices:e.vertices.length,arcs:e.arcs.length};if(t.shown===0)return _(`arena-sentence`,r);let i=e.layers.slice(0,t.shown).reduce((e,t)=>e+t.length,0),a=e.vertices[e.start??-1],o=t.shown>=e.layers.length;return o&&typeof a?.rank==`number`?_(`start-won`,{player:n,rank:a.rank}):o&&a?_(`start-not-won`,{player:n,inside:i}):_(`layers-sentence`,{...r,rank:t.shown-1,inside:i})}onVertex(e){if(!this.question){this.selected=this.selected===e?null:e;return}let t=this.arena?.vertices[e]?.rank;if(typeof t==`number`&&t<this.view.shown)return;let n=new Map([...this.answers].filter(([,e])=>e===`chosen`));n.delete(e)||n.set(e,`chosen`),this.answers=n,this.outcome=``}onQuestion(){this.question=!this.question,this.answers=new Map,this.outcome=this.question?_(`question`,{rank:this.view.shown}):``,this.selected=null}onCheck(){let e=this.arena?.layers[this.view.shown];if(!e){this.outcome=_(`no-more-layers`);return}let t=[...this.answers.keys()],n=t.filter(t=>!e.includes(t)),r=e.filter(e=>!this.answers.has(e));if(n.length+r.length>0){let e=t.map(e=>[e,n.includes(e)?`wrong`:`right`]);this.answers=new Map(e),this.outcome=_(`not-yet`,{wrong:n.length,missed:r.length});return}this.answers=new Map;let i=this.view.shown;this.go(i+1),this.outcome=_(`well-done`,{rank:i})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.outcome=``,this.publish()}change(e){let t=`attractor`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=P(this.view);this.written=p(e),this.tell(`address`,e)}request(){let{source:e,game:t,dictionary:n,first:r,targets:i,attractor:a,complete:o}=this.view;return e===`game`?{game:t,complete:o,attractor:a}:{dictionary:n,owners:{first:F(r),second:null,targets:F(i)},attractor:a}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.outcome=``;try{this.arena=await n.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(f(e))return;this.busy=!1,this.arena=null,this.refusal=x(e)}}async onSave(e){let{shown:t,game:r,source:i}=this.view,a=t>0?t-1:null;try{let t=e===`png`?`svg`:e,o=await n.arenaFile({...this.request(),format:t,step:a}),s=v(i===`game`?r:`graph`,I[e]);h(s,e===`png`?await b(o):o)}catch(e){this.refusal=x(e)}}};C([c({attribute:!1})],L.prototype,`games`,void 0),C([c({attribute:!1})],L.prototype,`address`,void 0),C([g()],L.prototype,`view`,void 0),C([g()],L.prototype,`arena`,void 0),C([g()],L.prototype,`refusal`,void 0),C([g()],L.prototype,`busy`,void 0),C([g()],L.prototype,`selected`,void 0),C([g()],L.prototype,`strategy`,void 0),C([g()],L.prototype,`question`,void 0),C([g()],L.prototype,`answers`,void 0),C([g()],L.prototype,`outcome`,void 0),L=C([l(`graph-screen`)],L);export{L as GraphScreen};