import{A as e,D as t,E as n,F as r,I as i,L as a,M as o,N as s,P as c,R as l,T as u,_ as d,a as f,b as p,c as m,g as h,i as g,j as _,o as v,r as y,s as b,t as x,y as S,z as C}from"./index-3h_3dC2o.js";var w=1.25,T=class extends n{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.box=null,this.held=null}static{this.styles=[_,C`
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
    `]}willUpdate(e){e.has(`arena`)&&this.fit()}render(){let{arena:t,box:n}=this;if(!t?.layout||!n)return i;let r=t.attractor===2?`var(--second-wash)`:`var(--first-wash)`;return a`
      <svg
        viewBox="${n.x} ${n.y} ${n.width} ${n.height}"
        role="group"
        aria-label=${e(`graph-label`,{vertices:t.vertices.length,arcs:t.arcs.length})}
        .style=${`--wash: ${r}`}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <defs>
          ${[`head`,`head-dark`].map(e=>l`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
              markerWidth="13" markerHeight="13" orient="auto-start-reverse">
              <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}
        </defs>
        ${t.arcs.map((e,t)=>this.arc(t))}
        ${t.vertices.map(e=>this.vertex(e))}
        ${t.vertices.map(e=>this.marks(e))}
      </svg>
      <div class="zoom">
        <button aria-label=${e(`zoom-in`)} @click=${()=>this.zoom(1/w)}>+</button>
        <button aria-label=${e(`zoom-out`)} @click=${()=>this.zoom(w)}>−</button>
        <button aria-label=${e(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
      </div>
    `}arc(e){let t=this.arena,n=t?.arcs[e];if(!t||!n)return i;let r=this.strategy&&this.isShown(t.vertices[n[0]])&&t.strategy.some(([e,t])=>e===n[0]&&t===n[1]),a=this.arcs.has(e)?`reason`:r?`chosen`:``,o=a===``?`head`:`head-dark`,s=t.layout?.arcs[e];return s?l`<path class="arc ${a}" d=${s} marker-end="url(#${o})" />`:i}vertex(e){let{x:t,y:n}=this.point(e.id),{wide:r,high:a}=this.half(e.id),o=this.isShown(e),s=o&&e.rank===this.shown-1,c=this.answers.get(e.id),u=[`vertex`,`player-${e.player??0}`,o?`inside`:``,s?`new`:``,e.final?`final`:``,e.id===this.selected?`selected`:``,c??``].join(` `),d=e.player===1?Math.min(r,a):e.player===2?2:10,f=(e,t)=>l`<rect class=${e}
      x=${t-r} y=${t-a} width=${2*(r-t)} height=${2*(a-t)}
      rx=${Math.max(d-t,0)} />`;return l`<g class=${u} transform="translate(${t} ${n})" tabindex="0" role="button"
      data-vertex=${e.id} aria-label=${this.describe(e,o,c)}
      aria-pressed=${c===`chosen`?`true`:i}
      @click=${()=>this.choose(e.id)}>
      ${f(`shape`,0)}
      ${e.final?f(`inner`,5):i}
      ${f(`ring`,-6)}
      ${this.label(e.id)}
    </g>`}marks(e){let{x:t,y:n}=this.point(e.id),{wide:r,high:a}=this.half(e.id),o=this.answers.get(e.id);return l`<g class="marks" aria-hidden="true">
      ${this.isShown(e)?l`<g class="rank" transform="translate(${t+r-2} ${n-a-2})">
            <rect x="-13" y="-12" width="26" height="24" rx="4" /><text>${e.rank}</text></g>`:i}
      ${o&&o!==`chosen`?l`<g class="verdict" transform="translate(${t-r} ${n-a})">
            <circle r="13" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[o]}</text></g>`:i}
    </g>`}describe(t,n,r){let i=[t.position];return t.player&&i.push(e(`to-move`,{player:t.player})),t.final&&i.push(e(`final-${t.final}`)),n&&i.push(e(`rank`,{rank:t.rank??0})),r&&i.push(e(`answer-${r}`)),i.join(`, `)}isShown(e){return typeof e?.rank==`number`&&e.rank<this.shown}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}half(e){let t=this.arena?.layout?.vertices[e];return{wide:(t?.width??40)/2,high:(t?.height??40)/2}}label(e){let t=this.arena?.layout?.vertices[e]?.label??[];return t.map((e,n)=>l`<text class=${e.length<=4?`short`:``}
        y=${18*(n-(t.length-1)/2)}>${e}</text>`)}fit(){let e=this.arena?.layout;e&&(this.box={x:-24,y:-24,width:e.width+48,height:e.height+48})}zoom(e,t){if(!this.box)return;let{x:n,y:r,width:i,height:a}=this.box,o=t??{x:n+i/2,y:r+a/2};this.box={x:o.x-(o.x-n)*e,y:o.y-(o.y-r)*e,width:i*e,height:a*e}}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.drawing?.getScreenCTM()?.inverse();if(!t)return;let n=new DOMPoint(e.clientX,e.clientY).matrixTransform(t);this.zoom(e.deltaY>0?w:1/w,n)}onHold(e){e.pointerType!==`touch`&&this.box&&(this.held={x:e.clientX,y:e.clientY,box:this.box,moved:!1})}onPan(e){let{held:t,drawing:n}=this;if(!t||!n)return;let r=n.getScreenCTM()?.a??1,[i,a]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(i,a)>4&&(t.moved=!0),t.moved&&(this.box={...t.box,x:t.box.x-i/r,y:t.box.y-a/r})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(1/w);else if(e.key===`-`)this.zoom(w);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};u([c({attribute:!1})],T.prototype,`arena`,void 0),u([c({type:Number})],T.prototype,`shown`,void 0),u([c({type:Number})],T.prototype,`selected`,void 0),u([c({attribute:!1})],T.prototype,`arcs`,void 0),u([c({attribute:!1})],T.prototype,`answers`,void 0),u([c({type:Boolean})],T.prototype,`strategy`,void 0),u([s()],T.prototype,`box`,void 0),u([o(`svg`)],T.prototype,`drawing`,void 0),T=u([r(`game-graph`)],T);var E=500;function D(t,n){let r=new Map;for(let[e,n]of t.arcs)r.set(e,[...r.get(e)??[],n]);return a`<details>
    <summary>${e(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${e(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${e(`number`)}</th>
            <th>${e(`position`)}</th>
            <th>${e(`turn`)}</th>
            <th>${e(`end`)}</th>
            <th class="number">${e(`rank-title`)}</th>
            <th>${e(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.vertices.slice(0,E).map(t=>a`<tr>
                <td class="number">${t.id}</td>
                <td class="mono">${t.position}</td>
                <td>${t.player?e(`player`,{player:t.player}):``}</td>
                <td>${t.final?e(`final-${t.final}`):``}</td>
                <td class="number">
                  ${t.rank!==null&&t.rank<n?t.rank:``}
                </td>
                <td class="mono">${r.get(t.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function O(n,r){return a`<div class="sheet" tabindex="0" role="region" aria-label=${e(`layers`)}>
    <table>
      <thead>
        <tr>
          <th class="number">${e(`rank-title`)}</th>
          <th class="number">${e(`vertices`)}</th>
          <th class="number">${e(`player`,{player:1})}</th>
          <th class="number">${e(`player`,{player:2})}</th>
        </tr>
      </thead>
      <tbody>
        ${n.summary.slice(0,r).map(({rank:e,vertices:n,players:r})=>a`<tr>
              <td class="number">${e}</td>
              <td class="number">${t(n)}</td>
              <td class="number">${t(r[0])}</td>
              <td class="number">${t(r[1])}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}var k=`{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`;function A(e){return{source:e.fields.has(`dictionary`)?`dictionary`:`game`,game:d(e,`game`)??`chomp:2x3`,dictionary:d(e,`dictionary`)??k,first:d(e,`owners`)??`a, d, e`,targets:d(e,`targets`)??``,attractor:S(e,`attractor`,1)===2?2:1,shown:S(e,`layers`,0),complete:e.fields.has(`complete`)}}function j(e){let t=new Map;return e.source===`game`?(t.set(`game`,h(e.game)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,h(e.dictionary)),t.set(`owners`,h(e.first)),t.set(`targets`,h(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),{screen:`graph`,fields:t}}function M(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var N={svg:`svg`,png:`png`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`},P=class extends n{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=A({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.question=!1,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[_,C`
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
    `]}willUpdate(e){e.has(`address`)&&p(this.address)!==this.written&&(this.written=p(this.address),this.view=A(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){return a`<div class="screen">
      <section class="main card" aria-label=${e(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal?f(this.refusal):i}
        ${this.arena?this.picture(this.arena):i}
      </section>
      <div class="stack">
        ${this.choices()} ${this.arena?this.reasons(this.arena):i}
        ${this.arena?this.files():i}
      </div>
    </div>`}picture(t){return a`
      ${this.steps(t)}
      <ol class="layers" aria-label=${e(`layers`)}>
        ${t.layers.map((e,t)=>a`<li class=${t<this.view.shown?`in`:``}>
              A<sub>${t}</sub>
              <strong>${this.question&&t>=this.view.shown?`?`:e.length}</strong>
            </li>`)}
      </ol>
      ${t.layout?a`<game-graph
              .arena=${t}
              .shown=${this.view.shown}
              .selected=${this.selected}
              .arcs=${new Set(this.reasonOf(this.selected)?.arcs??[])}
              .answers=${this.answers}
              ?strategy=${this.strategy&&!this.question}
              @vertex=${e=>this.onVertex(e.detail)}
            ></game-graph>`:a`<p class="soft">${e(`too-many-vertices`)}</p>`}
      <p class="small soft">${e(`graph-legend`)}</p>
      ${t.layout?D(t,this.view.shown):O(t,this.view.shown)}
    `}steps(t){let{shown:n}=this.view,r=t.layers.length;return a`<div class="row steps">
      <button
        ?disabled=${n===0}
        @click=${()=>this.go(n-1)}
        aria-label=${e(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${r}
        .value=${String(n)}
        aria-label=${e(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${n>=r||this.question}
        @click=${()=>this.go(n+1)}
        aria-label=${e(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.question} @click=${this.onQuestion}>
        ${e(`question-mode`)}
      </button>
      ${this.question?a`<button class="primary" @click=${this.onCheck}>${e(`check`)}</button>`:a`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${e(`strategy`)}
            </button>`}
    </div>`}choices(){let{view:t}=this;return a`<section class="card stack" aria-label=${e(`arena`)}>
      <div class="row" role="group" aria-label=${e(`source`)}>
        <button
          aria-pressed=${t.source===`game`}
          @click=${()=>this.change({source:`game`})}
        >
          ${e(`of-game`)}
        </button>
        <button
          aria-pressed=${t.source===`dictionary`}
          @click=${()=>this.change({source:`dictionary`})}
        >
          ${e(`of-dictionary`)}
        </button>
      </div>
      ${t.source===`game`?a`<game-picker
                .games=${this.games}
                .word=${t.game}
                .fits=${({arena:e})=>e}
                @game=${e=>this.change({game:e.detail})}
              ></game-picker>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${t.complete}
                  @change=${e=>this.change({complete:e.target.checked})}
                />${e(`complete-arena`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${e(`attractor-of`)}
        <select
          @change=${e=>this.change({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(n=>a`<option value=${n} ?selected=${n===t.attractor}>
                ${e(`player`,{player:n})}
              </option>`)}
        </select>
      </label>
    </section>`}dictionary(){let t=e=>this.renderRoot.querySelector(e)?.value??``;return a`
      <label class="field"
        >${e(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${e(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${e(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.change({dictionary:t(`#dictionary`),first:t(`#owners`),targets:t(`#targets`)})}>${e(`draw-it`)}</button>
    `}reasons(t){let n=this.view.shown-1,r=t.layers[n];if(!r||this.question)return i;let o=this.selected===null?r:[...new Set([this.selected,...r])];return a`<section class="card stack" aria-label=${e(`reasons`)}>
      <h2>${e(`entering`,{rank:n,count:r.length})}</h2>
      <ul class="reasons">
        ${o.slice(0,60).map(e=>{let n=t.vertices[e];return n&&n.rank!==null?a`<li>
                <button aria-pressed=${e===this.selected} @click=${()=>this.onVertex(e)}>
                  <strong class="mono">${n.position}</strong> ${this.reason(t,n)}
                </button>
              </li>`:i})}
      </ul>
    </section>`}reason(t,n){let r=this.reasonOf(n.id),i=t.attractor??this.view.attractor;if(!r)return e(`rank`,{rank:n.rank??0});if(r.kind===`final`)return e(`reason-final`,{player:i});let a=r.arcs.flatMap(e=>{let n=t.vertices[t.arcs[e]?.[1]??-1];return n?[n.position]:[]}),o=r.kind===`exists`?`reason-exists`:`reason-for-all`;return e(o,{player:i,other:i===1?2:1,targets:a.join(`, `),count:a.length})}reasonOf(e){if(e===null)return;let t=this.arena?.vertices[e]?.rank;if(!(typeof t!=`number`||t>=this.view.shown))return this.arena?.reasons?.find(({vertex:t})=>t===e)}files(){return a`<section class="card stack" aria-label=${e(`save`)}>
      <h2>${e(`save`)}</h2>
      <div class="row">
        ${Object.keys(N).map(t=>a`<button @click=${()=>void this.onSave(t)}>
              ${e(`format-${t}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:t,view:n}=this;if(this.outcome)return this.outcome;if(this.busy&&!t)return e(`loading`);if(!t)return``;let r=t.attractor??n.attractor,i={player:r,vertices:t.vertices.length,arcs:t.arcs.length};if(n.shown===0)return e(`arena-sentence`,i);let a=t.layers.slice(0,n.shown).reduce((e,t)=>e+t.length,0),o=t.start===null?void 0:t.vertices[t.start],s=n.shown>=t.layers.length;return s&&typeof o?.rank==`number`?e(`start-won`,{player:r,rank:o.rank}):s&&o?e(`start-not-won`,{player:r,inside:a}):e(`layers-sentence`,{...i,rank:n.shown-1,inside:a})}onVertex(e){if(!this.question){this.selected=this.selected===e?null:e;return}let t=this.arena?.vertices[e]?.rank;if(typeof t==`number`&&t<this.view.shown)return;let n=new Map([...this.answers].filter(([,e])=>e===`chosen`));n.delete(e)||n.set(e,`chosen`),this.answers=n,this.outcome=``}onQuestion(){this.question=!this.question,this.answers=new Map,this.outcome=this.question?e(`question`,{rank:this.view.shown}):``,this.selected=null}onCheck(){let t=this.arena?.layers[this.view.shown];if(!t){this.outcome=e(`no-more-layers`);return}let n=[...this.answers.keys()],r=n.filter(e=>!t.includes(e)),i=t.filter(e=>!this.answers.has(e));if(r.length+i.length>0){let t=n.map(e=>[e,r.includes(e)?`wrong`:`right`]);this.answers=new Map(t),this.outcome=e(`not-yet`,{wrong:r.length,missed:i.length});return}this.answers=new Map;let a=this.view.shown;this.go(a+1),this.outcome=e(`well-done`,{rank:a})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.outcome=``,this.publish()}change(e){let t=`attractor`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=j(this.view);this.written=p(e),this.tell(`address`,e)}request(){let{source:e,game:t,dictionary:n,first:r,targets:i,attractor:a,complete:o}=this.view;return e===`game`?{game:t,complete:o,attractor:a}:{dictionary:n,owners:{first:M(r),second:null,targets:M(i)},attractor:a}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.outcome=``;try{this.arena=await b.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(m(e))return;this.busy=!1,this.arena=null,this.refusal=v(e)}}async onSave(e){let{shown:t,game:n,source:r}=this.view,i=t>0?t-1:null;try{let t=e===`png`?`svg`:e,a=await b.arenaFile({...this.request(),format:t,step:i}),o=y(r===`game`?n:`graph`,N[e]);g(o,e===`png`?await x(a):a)}catch(e){this.refusal=v(e)}}};u([c({attribute:!1})],P.prototype,`games`,void 0),u([c({attribute:!1})],P.prototype,`address`,void 0),u([s()],P.prototype,`view`,void 0),u([s()],P.prototype,`arena`,void 0),u([s()],P.prototype,`refusal`,void 0),u([s()],P.prototype,`busy`,void 0),u([s()],P.prototype,`selected`,void 0),u([s()],P.prototype,`strategy`,void 0),u([s()],P.prototype,`question`,void 0),u([s()],P.prototype,`answers`,void 0),u([s()],P.prototype,`outcome`,void 0),P=u([r(`graph-screen`)],P);export{P as GraphScreen};