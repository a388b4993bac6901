import{B as e,C as t,D as n,F as r,O as i,P as a,S as o,T as s,U as c,V as l,b as u,d,f,g as p,h as ee,k as m,l as h,m as te,n as ne,p as g,t as _,u as v,w as y,x as b}from"./jobs-DFmC7NVl.js";import{_ as re,b as ie,g as ae,i as x,o as oe,r as S,t as se,v as ce}from"./index-D4nDH1b3.js";function C({bounds:e,beneath:t,strokes:n,places:r},a){let o=[(e.left+e.right)/2,(e.top+e.bottom)/2];return i`<g class="still" transform="scale(${a}) translate(${-o[0]} ${-o[1]})">
    ${t.map(({x:e,y:t,symbol:n})=>i`<use href="#${n}" x=${e} y=${t} />`)}
    ${n.map(({x1:e,y1:t,x2:n,y2:r})=>i`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
    ${r.map(({x:e,y:t,ground:n,piece:r,over:a})=>i`<g transform="translate(${e} ${t})">
        ${w(n)}
        ${r?i`<g transform="scale(${r.scale})">${w(r.layers)}</g>`:``}
        ${w(a??[])}
      </g>`)}
  </g>`}function le({bounds:e}){return{width:e.right-e.left,height:e.bottom-e.top}}function w(e){return e.map(e=>typeof e==`string`?i`<use href="#${e}" />`:i`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}var[ue,T,de]=[18,20,11],fe=25,pe=7;function E({layout:e,vertices:t},n){let r=e?.vertices[n];if(e&&r){let{width:t,height:n,label:i,board:a}=r,o=e.board_scale;return{wide:t/2,high:n/2,lines:i,board:a??null,scale:o}}let i=t[n],a=i?me(i):[],o=Math.max(0,...a.map(e=>e.length)),s=Math.max(fe,a.length*T/2+9);return{wide:Math.max(s,o*de/2+12),high:s,lines:a,board:null,scale:1}}function me({position:e,player:t}){let n=t?e.replace(RegExp(` ${t}$`),``):e;return n.length>pe?n.split(`/`):[n]}function D({shown:e},t){return typeof t?.rank==`number`&&t.rank<e}function O(e,t){let n=e.answers.get(t.id),r=[t.position];return t.player&&r.push(u(`to-move`,{player:t.player})),t.id===e.arena.start&&r.push(u(`legend-start`)),t.final&&r.push(u(`final-${t.final}`)),D(e,t)&&r.push(u(`rank`,{rank:t.rank??0})),n&&r.push(u(`answer-${n}`)),r.join(`, `)}function k(e,t,n=E(e.arena,t.id)){let r=D(e,t),{wide:a,high:o}=n;return i`
    ${M(t.player,a,o,`shape`,0)}
    ${r?i`${M(t.player,a,o,`hatched`,t.final?5.5:1.2,F(t.rank))}
          ${ye(n)}`:s}
    ${t.final?M(t.player,a,o,`inner`,5.5):s}
    ${M(t.player,a,o,`ring`,-6)}
    ${n.board?C(n.board,n.scale):be(n.lines)}
  `}function A(e,t,n=E(e.arena,t.id)){let{wide:r,high:a}=n,o=e.answers.get(t.id);return i`
    ${t.id===e.arena.start?ge(r,a,t.player===1):s}
    ${t.final?i`<g transform="translate(0 ${a+9})">${N(t.final)}</g>`:s}
    ${D(e,t)?i`<g transform="translate(${_e(t.player,r,a)} ${-ve(t.player,a)})">
          ${he(String(t.rank))}</g>`:s}
    ${o&&o!==`chosen`?i`<g class="verdict" transform="translate(${-r} ${-a})">
            <circle r="17" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[o]}</text></g>`:s}
  `}function j(e,t){let n=D(e,t);return[`vertex`,`player-${t.player??0}`,n?`inside`:``,n&&t.rank===e.shown-1?`new`:``,t.final?`final`:``,t.id===e.selected?`selected`:``,e.answers.get(t.id)??``].join(` `)}function M(e,t,n,r,a,o){let[c,l]=[t-a,n-a],u=o??s;if(e!==1&&e!==2){let e=c-Math.min(.5*l,c),t=`${-c},0 ${-e},${-l} ${e},${-l} ${c},0 ${e},${l} ${-e},${l}`;return i`<polygon class=${r} points=${t} fill=${u} />`}let d=e===1?Math.min(c,l):0;return i`<rect class=${r} x=${-c} y=${-l} width=${2*c} height=${2*l} rx=${d}
    fill=${u} />`}function he(e){let t=Math.max(26,11*e.length+10);return i`<g class="rank"><rect x=${-t/2} y="-12" width=${t} height="24" rx="4" />
    <text>${e}</text></g>`}function N(e){let t=e===`draw`?null:Number(e);return i`<g class="medal player-${t??0}">
    ${M(t,t?12:15,12,`shape`,0)}<text>${t??`=`}</text></g>`}function ge(e,t,n){let r=Math.min(e,t),[a,o]=n?[-(e-r)-.944*r,-.33*r]:[-e,-.35*t];return i`<path class="start" d="M${a-30} ${o-10.5}L${a-9} ${o-3}" marker-end="url(#head-dark)" />`}function _e(e,t,n){return e===1?t-.4*Math.min(t,n)+13:t-(e===2?8:12)+13}function ve(e,t){return e===1?.72*t:t-3}function ye({board:e,scale:t,lines:n}){let[r,a]=e?[t*(e.bounds.right-e.bounds.left),t*(e.bounds.bottom-e.bounds.top)]:[de*Math.max(0,...n.map(e=>e.length)),T*n.length];return i`<rect class="paper" x=${-r/2-3} y=${-a/2-1} width=${r+6}
    height=${a+2} rx="5" />`}function be(e){return e.map((t,n)=>i`<text class="label" y=${T*(n-(e.length-1)/2)}>${t}</text>`)}var P=[{step:4,tint:.32,stroke:2},{step:5.5,tint:.2,stroke:1.8},{step:7.5,tint:.12,stroke:1.6},{step:10.5,tint:.06,stroke:1.5}];function F(e){return`url(#hatch-${Math.min(e??0,P.length-1)})`}function I(e){let t=e===1?`var(--first)`:`var(--second)`;return i`
    ${P.map(({step:n,tint:r,stroke:a},o)=>i`<pattern id="hatch-${o}" width=${n} height=${n}
        patternUnits="userSpaceOnUse" patternTransform="rotate(${e===1?45:-45})">
        <rect width=${n} height=${n} fill=${t} fill-opacity=${r} />
        <rect width=${a} height=${n} fill=${t} /></pattern>`)}
    ${[`head`,`head-dark`].map(e=>i`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
        markerWidth="13" markerHeight="13" orient="auto-start-reverse">
        <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}`}var L=m`
  .arc {
    fill: none;
    stroke: var(--strong-line);
    stroke-width: 1.6;
  }
  .arc.reason,
  .arc.chosen,
  .start {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4.5;
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
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .inner,
  .ring {
    fill: none;
  }
  .inner {
    stroke: var(--ink);
    stroke-width: 2;
  }
  .player-1 .shape,
  .player-1 .inner {
    stroke: var(--first);
  }
  .player-2 .shape,
  .player-2 .inner {
    stroke: var(--second);
  }
  .new .shape {
    stroke-width: 6;
  }
  .paper {
    fill: var(--surface);
  }
  .vertex:focus-visible .ring,
  .vertex.selected .ring {
    stroke: var(--focus);
    stroke-width: 3;
  }
  .vertex.chosen .ring {
    stroke: var(--primary);
    stroke-width: 5;
    stroke-dasharray: 8 4;
  }
  svg text {
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .label {
    font: 600 ${ue}px var(--mono);
  }
  .letters {
    font-weight: 700;
    font-family: var(--sans);
  }
  .letters.on-light {
    fill: #16191d;
  }
  .still .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .rank rect {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .rank text {
    font: 700 18px var(--mono);
  }
  .medal .shape {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .medal.player-1 .shape {
    stroke: var(--first);
  }
  .medal.player-2 .shape {
    stroke: var(--second);
  }
  .medal text {
    font: 700 16px var(--sans);
  }
  .verdict circle {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
  .verdict text {
    font: 700 22px var(--sans);
  }
  .marks,
  .still,
  .label {
    pointer-events: none;
  }
`,R=44,z=1.25,B=1.5,V=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.scale=1,this.sheet=``,this.held=null,this.chosen=!1,this.observer=new ResizeObserver(()=>this.chosen||this.settle())}static{this.styles=[f,L,m`
      .window {
        overflow: auto;
        max-height: var(--graph-height, min(72vh, 54rem));
        border-radius: var(--radius);
        background: var(--surface);
        cursor: grab;
        overscroll-behavior: contain;
      }
      svg {
        display: block;
        margin-inline: auto;
      }
      .zoom {
        display: flex;
        justify-content: end;
        gap: var(--s1);
      }
      .zoom button {
        min-width: 2.5rem;
      }
      @media print {
        .window {
          overflow: visible;
          max-height: none;
        }
        .zoom {
          display: none;
        }
        svg {
          max-width: 100%;
          height: auto;
        }
      }
    `]}connectedCallback(){super.connectedCallback(),g.symbols().then(e=>this.sheet=e,()=>{})}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){e.has(`arena`)?(this.observer.disconnect(),this.window&&this.observer.observe(this.window),this.chosen=!1,this.settle()):e.has(`shown`)&&this.follow()}render(){let{arena:e,scale:t}=this,r=e?.layout;if(!r)return s;let a=this,[o,c]=[r.width+88,r.height+88];return n`
      <div
        class="window"
        tabindex="0"
        role="region"
        aria-label=${u(`graph-label`,{vertices:e.vertices.length,arcs:e.arcs.length})}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <svg
          viewBox="${-44} ${-44} ${o} ${c}"
          width=${o*t}
          height=${c*t}
        >
          <defs .innerHTML=${this.sheet}></defs>
          <defs>${I(e.attractor===2?2:1)}</defs>
          ${this.drawnArcs(e).map(e=>this.arc(e))}
          ${e.vertices.map(e=>this.vertex(a,e))}
          ${e.vertices.map(e=>{let{x:t,y:n}=this.point(e.id);return i`<g class="marks" aria-hidden="true"
              transform="translate(${t} ${n})">${A(a,e)}</g>`})}
        </svg>
      </div>
      <div class="zoom">
        <button aria-label=${u(`zoom-in`)} @click=${()=>this.zoom(z)}>+</button>
        <button aria-label=${u(`zoom-out`)} @click=${()=>this.zoom(1/z)}>−</button>
        <button aria-label=${u(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
        <button aria-label=${u(`zoom-readable`)} @click=${()=>this.settle()}>1:1</button>
      </div>
    `}drawnArcs(e){let t=e.arcs.map((e,t)=>t);return[...t.filter(e=>!this.kind(e)),...t.filter(e=>this.kind(e))]}kind(e){let{arena:t}=this,[n,r]=t?.arcs[e]??[];return this.arcs.has(e)?`reason`:!t||n===void 0||!this.strategy?``:D(this,t.vertices[n])&&t.strategy.some(([e,t])=>e===n&&t===r)?`chosen`:``}arc(e){let t=this.arena?.layout?.arcs[e];if(!t)return s;let n=this.kind(e);return i`<path class="arc ${n}" d=${t} marker-end="url(#${n===``?`head`:`head-dark`})" />`}vertex(e,t){let{x:n,y:r}=this.point(t.id);return i`<g class=${j(e,t)} transform="translate(${n} ${r})" tabindex="0"
      role="button" data-vertex=${t.id} aria-label=${O(e,t)}
      aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:s}
      @click=${()=>this.choose(t.id)}>${k(e,t)}</g>`}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}fit(){this.chosen=!0,this.scale=Math.min(B*v(),this.fitting())}fitting(){let{window:e,arena:t}=this,n=t?.layout;if(!e||!n)return 1;let r=parseFloat(getComputedStyle(e).maxHeight)||e.clientHeight,[i,a]=[n.width+88,n.height+88];return Math.min(e.clientWidth/i,r/a)}settle(){let e=v();this.scale=Math.min(B*e,Math.max(e,this.fitting()));let t=this.arena?.start;this.updateComplete.then(()=>this.show(t??0))}show(e){let{window:t,scale:n}=this;if(!t)return;let{x:r,y:i}=this.point(e);t.scrollTo({left:(r+R)*n-t.clientWidth/2,top:(i+R)*n-t.clientHeight/2})}follow(){let e=this.arena?.layers[this.shown-1],{window:t,scale:n}=this;t&&e&&e.length!==0&&(e.some(e=>{let{x:r,y:i}=this.point(e),[a,o]=[(r+R)*n,(i+R)*n];return t.scrollLeft<=a&&a<=t.scrollLeft+t.clientWidth&&t.scrollTop<=o&&o<=t.scrollTop+t.clientHeight})||this.show(e[0]??0))}zoom(e,t){let{window:n}=this;if(!n)return;this.chosen=!0;let{x:r,y:i}=t??{x:n.clientWidth/2,y:n.clientHeight/2},[a,o]=[n.scrollLeft+r,n.scrollTop+i];this.scale=Math.min(4,Math.max(.1,this.scale*e)),this.updateComplete.then(()=>{n.scrollTo({left:a*e-r,top:o*e-i})})}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.window?.getBoundingClientRect();if(!t)return;let n={x:e.clientX-t.left,y:e.clientY-t.top};this.zoom(e.deltaY>0?1/z:z,n)}onHold(e){if(e.pointerType===`touch`||!this.window)return;let{scrollLeft:t,scrollTop:n}=this.window;this.held={x:e.clientX,y:e.clientY,left:t,top:n,moved:!1}}onPan(e){let{held:t,window:n}=this;if(!t||!n)return;let[r,i]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(r,i)>4&&(t.moved=!0),t.moved&&n.scrollTo({left:t.left-r,top:t.top-i})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(z);else if(e.key===`-`)this.zoom(1/z);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};h([t({attribute:!1})],V.prototype,`arena`,void 0),h([t({type:Number})],V.prototype,`shown`,void 0),h([t({type:Number})],V.prototype,`selected`,void 0),h([t({attribute:!1})],V.prototype,`arcs`,void 0),h([t({attribute:!1})],V.prototype,`answers`,void 0),h([t({type:Boolean})],V.prototype,`strategy`,void 0),h([o()],V.prototype,`scale`,void 0),h([o()],V.prototype,`sheet`,void 0),h([b(`.window`)],V.prototype,`window`,void 0),V=h([y(`game-graph`)],V);var xe=`{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`,H=[`whole`,`near`,`layers`,`moves`];function U(t){return{source:t.fields.has(`dictionary`)?`dictionary`:`game`,game:r(t,`game`)??`chomp:2x3`,start:r(t,`start`)??``,dictionary:r(t,`dictionary`)??xe,first:r(t,`owners`)??`a, d, e`,targets:r(t,`targets`)??``,attractor:e(t,`attractor`,1)===2?2:1,shown:e(t,`layers`,0),complete:t.fields.has(`complete`),sight:H.find(e=>e===r(t,`view`))??null,boards:r(t,`labels`)!==`positions`,question:t.fields.has(`question`)}}function Se(e){let t=new Map;return e.source===`game`?(t.set(`game`,a(e.game)),e.start&&t.set(`start`,a(e.start)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,a(e.dictionary)),t.set(`owners`,a(e.first)),t.set(`targets`,a(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),e.sight&&t.set(`view`,e.sight),e.boards||t.set(`labels`,`positions`),e.question&&t.set(`question`,`yes`),{screen:`graph`,fields:t}}function Ce(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var W=class extends d{constructor(...e){super(...e),this.games=[],this.view=U({screen:`graph`,fields:new Map})}static{this.styles=[f,m`
      textarea {
        width: 100%;
        min-height: 11rem;
        font: var(--small) / 1.4 var(--mono);
      }
    `]}render(){let{view:e}=this;return n`<section class="card stack" aria-label=${u(`graph-choices`)}>
      <div class="row" role="group" aria-label=${u(`source`)}>
        <button
          aria-pressed=${e.source===`game`}
          @click=${()=>this.choose({source:`game`})}
        >
          ${u(`of-game`)}
        </button>
        <button
          aria-pressed=${e.source===`dictionary`}
          @click=${()=>this.choose({source:`dictionary`})}
        >
          ${u(`of-dictionary`)}
        </button>
      </div>
      ${e.source===`game`?n`<game-picker
                .games=${this.games}
                .word=${e.game}
                .fits=${e=>_(e,`graph`)!==void 0}
                @game=${e=>this.choose({game:e.detail,start:``})}
              ></game-picker>
              ${e.start?this.startedAt(e.start):s}
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.complete}
                  @change=${e=>this.choose({complete:e.target.checked})}
                />${u(`complete-arena`)}</label
              >
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.boards}
                  @change=${e=>this.choose({boards:e.target.checked})}
                />${u(`labels-boards`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${u(`attractor-of`)}
        <select
          @change=${e=>this.choose({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(t=>n`<option value=${t} ?selected=${t===e.attractor}>
                ${u(`player`,{player:t})}
              </option>`)}
        </select>
      </label>
    </section>`}startedAt(e){return n`<p class="row">
      <span>${u(`from-position`)} <strong class="mono">${e}</strong></span>
      <button @click=${()=>this.choose({start:``})}>${u(`from-start`)}</button>
    </p>`}dictionary(){let e=e=>this.renderRoot.querySelector(e)?.value??``;return n`
      <label class="field"
        >${u(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${u(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${u(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.choose({dictionary:e(`#dictionary`),first:e(`#owners`),targets:e(`#targets`)})}>${u(`draw-it`)}</button>
    `}choose(e){this.tell(`change-view`,e)}};h([t({attribute:!1})],W.prototype,`games`,void 0),h([t({attribute:!1})],W.prototype,`view`,void 0),W=h([y(`graph-choices`)],W);var[we,G]=[12,120],Te=30,K=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``}static{this.styles=[f,L,m`
      details {
        border-top: 1px solid var(--line);
        padding-block: var(--s1);
      }
      summary {
        font-size: 1.125rem;
        padding-block: var(--s1);
      }
      .vertices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
        max-height: 28rem;
        overflow: auto;
      }
      .vertices svg {
        display: block;
        max-width: 100%;
      }
      .definitions {
        position: absolute;
        width: 0;
        height: 0;
      }
    `]}connectedCallback(){super.connectedCallback(),g.symbols().then(e=>this.sheet=e,()=>{})}render(){let{arena:e}=this;if(!e)return s;let t=this,r=new Set(e.layers.slice(0,this.shown).flat()),i=e.vertices.filter(({id:e})=>!r.has(e)).map(({id:e})=>e);return n`
      <svg class="definitions" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        <defs>${I(e.attractor===2?2:1)}</defs>
      </svg>
      ${e.layers.slice(0,this.shown).map((e,n)=>this.layer(t,u(`layer-of`,{rank:n,count:p(e.length)}),e))}
      ${i.length>0?this.layer(t,u(`layer-outside`,{count:p(i.length)}),i):s}
    `}layer(e,t,r){let i=r.slice(0,G).flatMap(t=>e.arena.vertices[t]??[]);return n`<details ?open=${r.length<=we}>
      <summary>${t}</summary>
      <ul class="vertices">
        ${i.map(t=>n`<li>${this.vertex(e,t)}</li>`)}
      </ul>
      ${r.length>G?n`<p class="soft">${u(`near-more`,{count:p(r.length-G)})}</p>`:s}
    </details>`}vertex(e,t){let{wide:r,high:a}=E(e.arena,t.id),[o,c]=[2*(r+Te),2*(a+Te)],l=`width: ${o/16}rem; height: auto`;return n`<svg viewBox="${-o/2} ${-c/2} ${o} ${c}" .style=${l}>
      ${i`<g class=${j(e,t)} tabindex="0" role="button" data-vertex=${t.id}
        aria-label=${O(e,t)}
        aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:s}
        @click=${()=>this.tell(`vertex`,t.id)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t.id))}}>
        ${k(e,t)}
      </g>
      <g class="marks" aria-hidden="true">${A(e,t)}</g>`}
    </svg>`}};h([t({attribute:!1})],K.prototype,`arena`,void 0),h([t({type:Number})],K.prototype,`shown`,void 0),h([t({type:Number})],K.prototype,`selected`,void 0),h([t({attribute:!1})],K.prototype,`answers`,void 0),h([o()],K.prototype,`sheet`,void 0),K=h([y(`layer-list`)],K);var q=class extends d{constructor(...e){super(...e),this.game=``,this.start=``,this.openings=!1,this.trail=[],this.sheet=``,this.board=new oe(this),this.values=new oe(this)}static{this.styles=[f,L,m`
      .both {
        display: grid;
        grid-template-columns: minmax(12rem, 24rem) minmax(16rem, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .board {
        display: block;
        width: 100%;
        max-height: max(16rem, 100vh - 20rem);
      }
      table {
        width: 100%;
      }
      td {
        font-size: 1.125rem;
        vertical-align: middle;
      }
      tr.best .worth {
        font-weight: 700;
      }
      .worth {
        display: inline-block;
        min-width: 3.5rem;
        padding: 0 var(--s2);
        border: 2px solid var(--strong-line);
        border-radius: 0.3rem;
        text-align: center;
      }
      .winner-1 .worth {
        border-color: var(--first);
        border-radius: 1rem;
      }
      .winner-2 .worth {
        border-color: var(--second);
        border-radius: 0;
      }
      .guess .worth {
        border-style: dashed;
      }
      @media (max-width: 48rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
        .board {
          max-height: 14rem;
        }
      }
    `]}connectedCallback(){super.connectedCallback(),g.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){if((e.has(`game`)||e.has(`start`))&&(this.trail=[]),!this.game)return;let t={game:this.game,start:this.start||null,moves:[...this.trail],seed:0},n=`${c.language} ${JSON.stringify(t)}`;this.board.ask(n,()=>g.play(t,null)),this.values.ask(n,e=>g.hints(t,null,e))}updated(e){let t=this.renderRoot.activeElement;e.has(`trail`)&&!t&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.board.answer;return n`<section class="stack" aria-label=${u(`explorer`)}>
      <h2 tabindex="-1">${this.headline()}</h2>
      <nav class="row" aria-label=${u(`explorer-way`)}>
        <button ?disabled=${this.trail.length===0} @click=${()=>this.trail=[]}>
          ${u(`history-start`)}
        </button>
        ${this.trail.map((e,t)=>n`<button
              class="mono"
              aria-current=${t===this.trail.length-1?`step`:s}
              @click=${()=>this.trail=this.trail.slice(0,t+1)}
            >
              ${e}
            </button>`)}
      </nav>
      ${this.board.refusal?ne(this.board.refusal):s}
      <div class="both">
        ${e?this.picture(e):n`<p class="soft">${u(`loading`)}</p>`}
        <div class="stack">
          <p aria-live="polite">${this.sentence(e)}</p>
          ${e?this.moves(e):s}
        </div>
      </div>
    </section>`}headline(){return this.trail.length===0?u(this.openings&&!this.start?`explorer-openings`:`explorer`):u(`explorer-after`,{moves:this.trail.join(` `)})}sentence(e){return this.values.pending?u(`explorer-thinking`):this.values.answer?.sentence??e?.sentence??``}picture({picture:e,position:t}){let{width:r,height:a}=le(e),o=[-r/2-6,-a/2-6,r+12,a+12].join(` `);return n`<svg class="board" viewBox=${o} role="img" aria-label=${t??``}>
      <defs .innerHTML=${this.sheet}></defs>
      ${i`${C(e,1)}`}
    </svg>`}moves(e){let t=this.values.pending?null:this.values.answer,r=t?ie(t):new Map;return e.moves.length===0?n`<p>${u(`near-after`,{count:0})}</p>`:n`<table>
      <thead>
        <tr>
          <th>${u(`value-move`)}</th>
          <th>${u(`explorer-leads`)}</th>
        </tr>
      </thead>
      <tbody>
        ${e.moves.map(({move:e})=>this.move(e,r.get(e)))}
      </tbody>
    </table>`}move(e,t){let r=t?`winner-${t.winner??0}${t.best?` best`:``}${t.guess?` guess`:``}`:``;return n`<tr class=${r} data-move=${e}>
      <td>
        <button class="mono" @click=${()=>this.trail=[...this.trail,e]}>${e}</button>
      </td>
      <td>
        ${t?n`<span class="worth" aria-hidden="true">${ce(t)}</span>
                <span class="soft">${re(t)}</span>`:n`<span class="soft">…</span>`}
      </td>
    </tr>`}};h([t()],q.prototype,`game`,void 0),h([t()],q.prototype,`start`,void 0),h([t({type:Boolean})],q.prototype,`openings`,void 0),h([o()],q.prototype,`trail`,void 0),h([o()],q.prototype,`sheet`,void 0),h([b(`h2`)],q.prototype,`heading`,void 0),q=h([y(`move-explorer`)],q);var[J,Ee,Y,De]=[46,46,34,54],Oe=13;function ke(e,t){let[n,r]=[new Set,new Set];for(let[i=-1,a=-1]of e.arcs)a===t&&i!==t&&n.add(i),i===t&&a!==t&&r.add(a);return{before:[...n],after:[...r]}}function Ae(e,t,n,r){let i=[],[a,o]=[[],0],s=n,c=()=>{if(a.length===0)return;let e=Math.max(...a.map(e=>r(e).high)),n=(t-o+J)/2;for(let t of a){let{wide:a}=r(t);i.push({id:t,x:n+a,y:s+e}),n+=2*a+J}s+=2*e+Ee,[a,o]=[[],0]};for(let n of e){let e=2*r(n).wide+J;o+e>t&&a.length>0&&c(),a.push(n),o+=e}return c(),{places:i,bottom:a.length===0&&i.length===0?n:s-Ee}}function je(e,t,{before:n,after:r},i){let a=Ae(n,e,Y+16,i),o=i(t),s={id:t,x:e/2,y:a.bottom+De+o.high},c=s.y+o.high+De,l=Ae(r,e,c+Y,i),u=(e,t)=>{let[n,r]=[e.y+i(e.id).high,t.y-i(t.id).high-Oe],a=.42*(r-n);return`M${e.x} ${n}C${e.x} ${n+a} ${t.x} ${r-a} ${t.x} ${r}`};return{height:l.bottom+40,vertices:[...a.places,s,...l.places],arcs:[...a.places.map(e=>u(e,s)),...l.places.map(e=>u(s,e))],beforeAt:Y/2,afterAt:c}}var X=24,Z=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``,this.width=640,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[f,L,m`
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      svg .beside {
        font: 600 18px var(--sans);
        text-anchor: start;
        fill: var(--soft);
        /* Arcs pass behind the words. */
        paint-order: stroke;
        stroke: var(--surface);
        stroke-width: 8px;
      }
    `]}connectedCallback(){super.connectedCallback(),this.observer.observe(this),g.symbols().then(e=>this.sheet=e,()=>{})}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){let t=this.renderRoot.activeElement;e.has(`selected`)&&t?.matches(`.vertex`)&&this.renderRoot.querySelector(`.vertex.middle`)?.focus()}measure(){let e=Math.max(280,Math.round(this.clientWidth/v()));e!==this.width&&(this.width=e)}render(){let{arena:e,width:t}=this,r=this.selected??e?.start??0;if(!e?.vertices[r])return s;let a={arena:e,shown:this.shown,selected:r,answers:this.answers},{before:o,after:c}=ke(e,r),l=je(t,r,{before:o.slice(0,X),after:c.slice(0,X)},t=>E(e,t)),d=e=>e.length>X?` ${u(`near-more`,{count:e.length-X})}`:``;return n`<svg
      viewBox="0 0 ${t} ${l.height}"
      role="group"
      aria-label=${u(`view-near`)}
    >
      <defs .innerHTML=${this.sheet}></defs>
      <defs>${I(e.attractor===2?2:1)}</defs>
      ${l.arcs.map(e=>i`<path class="arc" d=${e} marker-end="url(#head)" />`)}
      <text class="beside" x="8" y=${l.beforeAt}>
        ${u(`near-before`,{count:o.length})}${d(o)}
      </text>
      <text class="beside" x="8" y=${l.afterAt}>
        ${u(`near-after`,{count:c.length})}${d(c)}
      </text>
      ${l.vertices.map(e=>this.vertex(a,e,r))}
    </svg>`}vertex(e,{id:t,x:n,y:r},a){let o=e.arena.vertices[t];if(!o)return s;let c={...e,selected:t===a?a:null};return i`<g transform="translate(${n} ${r})">
      <g class="${j(c,o)} ${t===a?`middle`:``}" tabindex="0"
        role="button" data-vertex=${t} aria-label=${O(e,o)}
        aria-pressed=${this.answers.get(t)===`chosen`?`true`:s}
        @click=${()=>this.tell(`vertex`,t)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t))}}>${k(e,o)}</g>
      <g class="marks" aria-hidden="true">${A(e,o)}</g>
    </g>`}};h([t({attribute:!1})],Z.prototype,`arena`,void 0),h([t({type:Number})],Z.prototype,`shown`,void 0),h([t({type:Number})],Z.prototype,`selected`,void 0),h([t({attribute:!1})],Z.prototype,`answers`,void 0),h([o()],Z.prototype,`sheet`,void 0),h([o()],Z.prototype,`width`,void 0),Z=h([y(`near-graph`)],Z);var Me=new TextEncoder,[Ne,Pe]=[0,33],Fe=2048;async function Ie(e){let t=[],n=[],[r,i]=[0,0];for(let{name:a,content:o}of e){let e=new Uint8Array(await o.arrayBuffer()),s=Me.encode(a),[c,l]=[Le(e),e.length],u=[[2,20],[2,Fe],[2,0],[2,Ne],[2,Pe],[4,c],[4,l],[4,l],[2,s.length],[2,0]],d=Q([4,67324752],...u);t.push(d,s,e);let f=Q([4,33639248],[2,20],...u,[2,0],[2,0],[2,0],[4,0],[4,r]);n.push(f,s),r+=d.length+s.length+l,i+=f.length+s.length}let a=e.length,o=Q([4,101010256],[2,0],[2,0],[2,a],[2,a],[4,i],[4,r],[2,0]);return new Blob([...t,...n,o],{type:`application/zip`})}function Q(...e){let t=e.flatMap(([e,t])=>Array.from({length:e},(e,n)=>t>>>8*n&255));return new Uint8Array(t)}function Le(e){let t=4294967295;for(let n of e){t^=n;for(let e=0;e<8;e+=1)t=t>>>1^(t&1?3988292384:0)}return(t^4294967295)>>>0}var Re=[`svg`,`png`,`animation`,`frames`,`tikz`,`dot`,`mermaid`,`python`],ze={svg:`svg`,png:`png`,animation:`svg`,frames:`zip`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`};async function Be(e,t,{name:n,step:r,steps:i}){let a=(e,n)=>g.arenaFile({...t,format:e,step:n}),o=S(`${n}${e===`animation`?`-animation`:e===`frames`?`-steps`:``}`,ze[e]);switch(e){case`png`:return x(o,await se(await a(`svg`,r)));case`animation`:return x(o,await a(`animation`,null));case`frames`:return x(o,await Ve(e=>a(`svg`,e),n,i));default:return x(o,await a(e,r))}}async function Ve(e,t,n){let r=[];for(let i=0;i<n;i+=1){let n=await e(i);r.push({name:S(`${t}-${i}`,`svg`),content:n}),r.push({name:S(`${t}-${i}`,`png`),content:await se(n)})}return Ie(r)}var He=m`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    list-style: none;
    margin: 0;
    padding: 0;
    font-size: 1rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .legend svg {
    width: 2.25rem;
    height: 1.9rem;
    flex: none;
    overflow: visible;
  }
  .legend .hatch-first {
    stroke: var(--first);
    stroke-width: 1.5;
  }
  .legend .hatch-second {
    stroke: var(--second);
    stroke-width: 1.5;
  }
`;function Ue(e,t,r){let{vertices:a}=e,o=e.attractor===2?2:1,s=[];for(let e of[1,2]){if(!a.some(t=>t.player===e))continue;let t=i`<g class="player-${e}">${M(e,12,12,`shape`,0)}</g>`;s.push([t,u(`to-move`,{player:e})])}a.some(e=>!e.player)&&s.push([i`${M(null,14,12,`shape`,0)}`,u(`legend-nobody`)]),typeof e.start==`number`&&s.push([i`<path class="start" d="M-16 0H4" marker-end="url(#head-dark)" />`,u(`legend-start`)]);let c=[`1`,`2`,`draw`].filter(e=>a.some(({final:t})=>t===e));if(c.length>0){let e=i`${M(1,12,12,`inner`,0)}${M(1,12,12,`inner`,4)}`;s.push([e,u(`legend-ended`)])}for(let e of c)s.push([N(e),u(`final-${e}`)]);if(t>0){let t=i`<rect class="hatch-${o===1?`first`:`second`}" x="-14" y="-11"
      width="28" height="22" fill=${F(1)} />`;if(s.push([t,u(`legend-attractor`,{player:o})]),s.push([he(`1`),u(`legend-rank`)]),r&&e.strategy.length>0){let e=i`<path class="arc chosen" d="M-16 0H4" marker-end="url(#head-dark)" />`;s.push([e,u(`legend-chosen`)])}}return n`<ul class="legend" aria-label=${u(`legend`)}>
    ${s.map(([e,t])=>n`<li>
          <svg viewBox="-18 -15 36 30" aria-hidden="true">
            ${i`<defs>${I(o)}</defs>${e}`}
          </svg>
          ${t}
        </li>`)}
  </ul>`}var We=60,Ge=m`
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
`;function Ke(e,t,r,i){let a=t-1,o=e.layers[a];if(!o)return s;let c=r===null?o:[...new Set([r,...o])];return n`<section class="card stack" aria-label=${u(`reasons`)}>
    <h2>${u(`entering`,{rank:a,count:o.length})}</h2>
    <ul class="reasons">
      ${c.slice(0,We).map(a=>{let o=e.vertices[a];return o&&o.rank!==null?n`<li>
              <button aria-pressed=${a===r} @click=${()=>i(a)}>
                <strong class="mono">${o.position}</strong> ${qe(e,t,o)}
              </button>
            </li>`:s})}
    </ul>
  </section>`}function qe(e,t,n){let r=Je(e,t,n.id),i=e.attractor??1;if(!r)return u(`rank`,{rank:n.rank??0});if(r.kind===`final`)return u(`reason-final`,{player:i});let a=r.arcs.flatMap(t=>{let n=e.vertices[e.arcs[t]?.[1]??-1];return n?[n.position]:[]}),o=r.kind===`exists`?`reason-exists`:`reason-for-all`;return u(o,{player:i,other:i===1?2:1,targets:a.join(`, `),count:a.length})}function Je(e,t,n){if(n===null)return;let r=e.vertices[n]?.rank;if(!(typeof r!=`number`||r>=t))return e.reasons?.find(({vertex:e})=>e===n)}var Ye=500;function Xe(e,t){let r=new Map;for(let[t=-1,n=-1]of e.arcs)r.set(t,[...r.get(t)??[],n]);return n`<details>
    <summary>${u(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${u(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${u(`number`)}</th>
            <th>${u(`position`)}</th>
            <th>${u(`turn`)}</th>
            <th>${u(`end`)}</th>
            <th class="number">${u(`rank-title`)}</th>
            <th>${u(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.vertices.slice(0,Ye).map(e=>n`<tr>
                <td class="number">${e.id}</td>
                <td class="mono">${e.position}</td>
                <td>${e.player?u(`player`,{player:e.player}):``}</td>
                <td>${e.final?u(`final-${e.final}`):``}</td>
                <td class="number">${(e.rank??t)<t?e.rank:``}</td>
                <td class="mono">${r.get(e.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}var Ze=m`
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
`;function Qe([e,t],r){let[a=0,o=0]=[e,t].map(e=>100*(e??0)/r);return n`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${i`<rect class="first" y="1" width=${a} height="8" />
      <rect class="second" x=${a} y="1" width=${o} height="8" />`}
  </svg>`}function $e(e,t){let r=Math.max(1,...e.summary.map(({vertices:e})=>e));return n`<div class="sheet" tabindex="0" role="region" aria-label=${u(`layers`)}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${u(`rank-title`)}</th>
          <th class="number">${u(`vertices`)}</th>
          <th class="number">${u(`player`,{player:1})}</th>
          <th class="number">${u(`player`,{player:2})}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${e.summary.slice(0,t).map(({rank:e,vertices:t,players:i})=>n`<tr>
              <td class="number">${e}</td>
              <td class="number">${p(t)}</td>
              <td class="number">${p(i[0]??0)}</td>
              <td class="number">${p(i[1]??0)}</td>
              <td class="bar">${Qe(i,r)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}var et=new Set([`too-large`,`stopped`]),tt=40,$=class extends d{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=U({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[f,Ze,L,He,Ge,m`
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
      .tight {
        gap: var(--s1);
      }
      game-graph {
        --graph-height: max(22rem, 100vh - 17.5rem);
      }
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      .stage game-graph {
        --graph-height: max(22rem, 100vh - 15rem);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
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
    `]}willUpdate(e){e.has(`address`)&&l(this.address)!==this.written&&(this.written=l(this.address),this.view=U(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){let e=c.projector;return n`<div class=${e?`screen stage`:`screen`}>
      <section class="main card" aria-label=${u(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal&&!this.tooLarge()?ne(this.refusal,()=>void this.load()):s}
        ${this.tooLarge()?n`<p>${u(`arena-too-large`)}</p>`:s}
        ${this.arena?this.picture(this.arena):this.refusal&&this.explorable()?this.explorer():s}
      </section>
      ${e?s:this.beside()}
    </div>`}beside(){return n`<div class="stack">
      <graph-choices
        .games=${this.games}
        .view=${this.view}
        @change-view=${e=>this.change(e.detail)}
      ></graph-choices>
      ${this.arena&&!this.view.question?Ke(this.arena,this.view.shown,this.selected,e=>this.onVertex(e)):s}
      ${this.arena?this.files():s}
    </div>`}sight(e){let t=e.layout&&e.vertices.length<=tt?`whole`:`layers`,{sight:n}=this.view;return n&&this.offers(e,n)?n:t}picture(e){let t=this.sight(e);return n`
      ${t===`moves`?s:this.steps(e)}
      ${c.projector?s:this.layers(e,t)}
      ${e.layout?s:n`<p class="soft">${u(`too-many-vertices`)}</p>`}
      ${this.drawing(e,t)}
      ${t===`moves`?s:Ue(e,this.view.shown,this.strategy&&!this.view.question)}
      ${c.projector?s:e.layout?Xe(e,this.view.shown):$e(e,this.view.shown)}
    `}layers(e,t){return n`<div class="row">
      <ol class="layers" aria-label=${u(`layers`)}>
        ${e.layers.map((e,t)=>n`<li class=${t<this.view.shown?`in`:``}>
              A<sub>${t}</sub>
              <strong>${this.view.question&&t>=this.view.shown?`?`:e.length}</strong>
            </li>`)}
      </ol>
      ${this.sights(e,t)}
    </div>`}drawing(e,t){let r=e=>this.onVertex(e.detail);switch(t){case`whole`:return n`<game-graph
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .arcs=${new Set(this.reasonOf(this.selected)?.arcs??[])}
          .answers=${this.answers}
          ?strategy=${this.strategy&&!this.view.question}
          @vertex=${r}
        ></game-graph>`;case`near`:return n`<near-graph
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${r}
        ></near-graph>`;case`layers`:return n`<layer-list
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${r}
        ></layer-list>`;case`moves`:return this.explorer()}}tooLarge(){return et.has(this.refusal?.complaint.code??``)&&this.explorable()}explorable(){let e=this.card();return this.view.source===`game`&&!e?.secret&&_(e,`hint`)!==void 0}card(){return ae(this.games,this.view.game)}explorer(){return n`<move-explorer
      .game=${this.view.game}
      .start=${this.view.start}
      ?openings=${_(this.card(),`openings`)!==void 0}
    ></move-explorer>`}sights(e,t){return n`<div class="row tight" role="group" aria-label=${u(`graph-view`)}>
      ${H.filter(t=>this.offers(e,t)).map(e=>n`<button aria-pressed=${e===t} @click=${()=>this.look({sight:e})}>
            ${u(`view-${e}`)}
          </button>`)}
    </div>`}offers(e,t){return t===`moves`?this.explorable():t!==`whole`||e.layout!==null}steps(e){let{shown:t}=this.view,r=e.layers.length;return n`<div class="row steps">
      <button
        ?disabled=${t===0}
        @click=${()=>this.go(t-1)}
        aria-label=${u(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${r}
        .value=${String(t)}
        aria-label=${u(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${t>=r||this.view.question}
        @click=${()=>this.go(t+1)}
        aria-label=${u(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.view.question} @click=${this.onQuestion}>
        ${u(`question-mode`)}
      </button>
      ${this.view.question?n`<button class="primary" @click=${this.onCheck}>${u(`check`)}</button>`:n`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${u(`strategy`)}
            </button>`}
    </div>`}reasonOf(e){return this.arena?Je(this.arena,this.view.shown,e):void 0}files(){return n`<section class="card stack" aria-label=${u(`save`)}>
      <h2>${u(`save`)}</h2>
      <div class="row">
        ${Re.map(e=>n`<button @click=${()=>void this.onSave(e)}>
              ${u(`format-${e}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:e,view:t}=this;if(this.outcome)return this.outcome;if(this.busy&&!e)return u(`loading`);if(!e)return``;let n=e.attractor??t.attractor,r={player:n,vertices:e.vertices.length,arcs:e.arcs.length};if(t.shown===0)return u(`arena-sentence`,r);let i=e.layers.slice(0,t.shown).reduce((e,t)=>e+t.length,0),a=e.vertices[e.start??-1],o=t.shown>=e.layers.length;return o&&typeof a?.rank==`number`?u(`start-won`,{player:n,rank:a.rank}):o&&a?u(`start-not-won`,{player:n,inside:i}):u(`layers-sentence`,{...r,rank:t.shown-1,inside:i})}onVertex(e){let t=this.arena&&this.sight(this.arena)===`near`;if(!this.view.question||t&&e!==this.selected){this.selected=this.selected===e&&!t?null:e;return}let n=this.arena?.vertices[e]?.rank;if(typeof n==`number`&&n<this.view.shown)return;let r=new Map([...this.answers].filter(([,e])=>e===`chosen`));r.delete(e)||r.set(e,`chosen`),this.answers=r,this.outcome=``}onQuestion(){this.look({question:!this.view.question}),this.answers=new Map,this.selected=null,this.ask()}ask(){this.outcome=this.view.question?u(`question`,{rank:this.view.shown}):``}look(e){this.view={...this.view,...e},this.publish()}onCheck(){let e=this.arena?.layers[this.view.shown];if(!e){this.outcome=u(`no-more-layers`);return}let t=[...this.answers.keys()],n=t.filter(t=>!e.includes(t)),r=e.filter(e=>!this.answers.has(e));if(n.length+r.length>0){let e=t.map(e=>[e,n.includes(e)?`wrong`:`right`]);this.answers=new Map(e),this.outcome=u(`not-yet`,{wrong:n.length,missed:r.length});return}this.answers=new Map;let i=this.view.shown;this.go(i+1),this.outcome=u(`well-done`,{rank:i})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.ask(),this.publish()}change(e){let t=`attractor`in e||`boards`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=Se(this.view);this.written=l(e),this.tell(`address`,e)}request(){let{source:e,game:t,start:n,dictionary:r,first:i,targets:a,attractor:o,complete:s}=this.view,c=this.view.boards?`boards`:`positions`;return e===`game`?{game:t,position:n||null,complete:s,attractor:o,labels:c}:{dictionary:r,owners:{first:Ce(i),second:null,targets:Ce(a)},attractor:o}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.ask();try{this.arena=await g.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(ee(e))return;this.busy=!1,this.arena=null,this.refusal=te(e)}}async onSave(e){let{shown:t,game:n,source:r}=this.view;try{await Be(e,this.request(),{name:r===`game`?n:`graph`,step:t>0?t-1:null,steps:this.arena?.layers.length??0})}catch(e){this.refusal=te(e)}}};h([t({attribute:!1})],$.prototype,`games`,void 0),h([t({attribute:!1})],$.prototype,`address`,void 0),h([o()],$.prototype,`view`,void 0),h([o()],$.prototype,`arena`,void 0),h([o()],$.prototype,`refusal`,void 0),h([o()],$.prototype,`busy`,void 0),h([o()],$.prototype,`selected`,void 0),h([o()],$.prototype,`strategy`,void 0),h([o()],$.prototype,`answers`,void 0),h([o()],$.prototype,`outcome`,void 0),$=h([y(`graph-screen`)],$);export{$ as GraphScreen};