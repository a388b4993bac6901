import{A as e,C as t,E as n,F as r,H as i,I as a,O as o,S as s,T as c,V as l,W as u,d,f,g as p,h as ee,k as m,l as h,m as g,n as te,p as _,t as v,u as y,w as b,x}from"./jobs-su9Y5C-2.js";import{_ as ne,b as re,g as ie,i as S,o as ae,r as C,t as oe,v as se}from"./index-DxDDJ7R7.js";function w({bounds:e,beneath:t,strokes:n,places:r},i){let a=[(e.left+e.right)/2,(e.top+e.bottom)/2];return m`<g class="still" transform="scale(${i}) translate(${-a[0]} ${-a[1]})">
    ${t.map(({x:e,y:t,symbol:n})=>m`<use href="#${n}" x=${e} y=${t} />`)}
    ${n.map(({x1:e,y1:t,x2:n,y2:r})=>m`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
    ${r.map(({x:e,y:t,ground:n,piece:r,over:i})=>m`<g transform="translate(${e} ${t})">
        ${T(n)}
        ${r?m`<g transform="scale(${r.scale})">${T(r.layers)}</g>`:``}
        ${T(i??[])}
      </g>`)}
  </g>`}function ce({bounds:e}){return{width:e.right-e.left,height:e.bottom-e.top}}function T(e){return e.map(e=>typeof e==`string`?m`<use href="#${e}" />`:m`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}var[le,E,ue]=[18,20,11],de=25,fe=7;function D({layout:e,vertices:t},n){let r=e?.vertices[n];if(e&&r){let{width:t,height:n,label:i,board:a}=r,o=e.board_scale;return{wide:t/2,high:n/2,lines:i,board:a??null,scale:o}}let i=t[n],a=i?pe(i):[],o=Math.max(0,...a.map(e=>e.length)),s=Math.max(de,a.length*E/2+9);return{wide:Math.max(s,o*ue/2+12),high:s,lines:a,board:null,scale:1}}function pe({position:e,player:t}){let n=t?e.replace(RegExp(` ${t}$`),``):e;return n.length>fe?n.split(`/`):[n]}function O({shown:e},t){return typeof t?.rank==`number`&&t.rank<e}function k(e,t){let n=e.answers.get(t.id),r=[t.position];return t.player&&r.push(x(`to-move`,{player:t.player})),t.id===e.arena.start&&r.push(x(`legend-start`)),t.final&&r.push(x(`final-${t.final}`)),O(e,t)&&r.push(x(`rank`,{rank:t.rank??0})),n&&r.push(x(`answer-${n}`)),r.join(`, `)}function A(e,t,r=D(e.arena,t.id)){let i=O(e,t),{wide:a,high:o}=r;return m`
    ${N(t.player,a,o,`shape`,0)}
    ${i?m`${N(t.player,a,o,`hatched`,t.final?5.5:1.2,I(t.rank))}
          ${ve(r)}`:n}
    ${t.final?N(t.player,a,o,`inner`,5.5):n}
    ${N(t.player,a,o,`ring`,-6)}
    ${r.board?w(r.board,r.scale):ye(r.lines)}
  `}function j(e,t,r=D(e.arena,t.id)){let{wide:i,high:a}=r,o=e.answers.get(t.id);return m`
    ${t.id===e.arena.start?he(i,a,t.player===1):n}
    ${t.final?m`<g transform="translate(0 ${a+9})">${me(t.final)}</g>`:n}
    ${O(e,t)?m`<g transform="translate(${ge(t.player,i,a)} ${-_e(t.player,a)})">
          ${P(String(t.rank))}</g>`:n}
    ${o&&o!==`chosen`?m`<g class="verdict" transform="translate(${-i} ${-a})">
            <circle r="17" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[o]}</text></g>`:n}
  `}function M(e,t){let n=O(e,t);return[`vertex`,`player-${t.player??0}`,n?`inside`:``,n&&t.rank===e.shown-1?`new`:``,t.final?`final`:``,t.id===e.selected?`selected`:``,e.answers.get(t.id)??``].join(` `)}function N(e,t,r,i,a,o){let[s,c]=[t-a,r-a],l=o??n;if(e!==1&&e!==2){let e=s-Math.min(.5*c,s),t=`${-s},0 ${-e},${-c} ${e},${-c} ${s},0 ${e},${c} ${-e},${c}`;return m`<polygon class=${i} points=${t} fill=${l} />`}let u=e===1?Math.min(s,c):0;return m`<rect class=${i} x=${-s} y=${-c} width=${2*s} height=${2*c} rx=${u}
    fill=${l} />`}function P(e){let t=Math.max(26,11*e.length+10);return m`<g class="rank"><rect x=${-t/2} y="-12" width=${t} height="24" rx="4" />
    <text>${e}</text></g>`}function me(e){let t=e===`draw`?null:Number(e);return m`<g class="medal player-${t??0}">
    ${N(t,t?12:15,12,`shape`,0)}<text>${t??`=`}</text></g>`}function he(e,t,n){let r=Math.min(e,t),[i,a]=n?[-(e-r)-.944*r,-.33*r]:[-e,-.35*t];return m`<path class="start" d="M${i-30} ${a-10.5}L${i-9} ${a-3}" marker-end="url(#head-dark)" />`}function ge(e,t,n){return e===1?t-.4*Math.min(t,n)+13:t-(e===2?8:12)+13}function _e(e,t){return e===1?.72*t:t-3}function ve({board:e,scale:t,lines:n}){let[r,i]=e?[t*(e.bounds.right-e.bounds.left),t*(e.bounds.bottom-e.bounds.top)]:[ue*Math.max(0,...n.map(e=>e.length)),E*n.length];return m`<rect class="paper" x=${-r/2-3} y=${-i/2-1} width=${r+6}
    height=${i+2} rx="5" />`}function ye(e){return e.map((t,n)=>m`<text class="label" y=${E*(n-(e.length-1)/2)}>${t}</text>`)}var F=[{step:4,tint:.32,stroke:2},{step:5.5,tint:.2,stroke:1.8},{step:7.5,tint:.12,stroke:1.6},{step:10.5,tint:.06,stroke:1.5}];function I(e){return`url(#hatch-${Math.min(e??0,F.length-1)})`}function L(e){let t=e===1?`var(--first)`:`var(--second)`;return m`
    ${F.map(({step:n,tint:r,stroke:i},a)=>m`<pattern id="hatch-${a}" width=${n} height=${n}
        patternUnits="userSpaceOnUse" patternTransform="rotate(${e===1?45:-45})">
        <rect width=${n} height=${n} fill=${t} fill-opacity=${r} />
        <rect width=${i} height=${n} fill=${t} /></pattern>`)}
    ${[`head`,`head-dark`].map(e=>m`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
        markerWidth="13" markerHeight="13" orient="auto-start-reverse">
        <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}`}var R=e`
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
    font: 600 ${le}px var(--mono);
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
`,z=44,B=1.25,V=1.5,be=2/3,H=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.scale=1,this.sheet=``,this.held=null,this.chosen=!1,this.observer=new ResizeObserver(()=>this.chosen||this.settle())}static{this.styles=[f,R,e`
      .window {
        flex: 1 1 0;
        min-height: 0;
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
        position: var(--zoom-position, static);
        right: 0;
        bottom: 0;
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
    `]}connectedCallback(){super.connectedCallback(),_.symbols().then(e=>this.sheet=e,()=>{})}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){e.has(`arena`)?(this.observer.disconnect(),this.window&&this.observer.observe(this.window),this.chosen=!1,this.settle()):e.has(`shown`)&&this.follow()}render(){let{arena:e,scale:t}=this,r=e?.layout;if(!r)return n;let i=this,[a,s]=[r.width+88,r.height+88];return o`
      <div
        class="window"
        tabindex="0"
        role="region"
        aria-label=${x(`graph-label`,{vertices:e.vertices.length,arcs:e.arcs.length})}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <svg
          viewBox="${-44} ${-44} ${a} ${s}"
          width=${a*t}
          height=${s*t}
        >
          <defs .innerHTML=${this.sheet}></defs>
          <defs>${L(e.attractor===2?2:1)}</defs>
          ${this.drawnArcs(e).map(e=>this.arc(e))}
          ${e.vertices.map(e=>this.vertex(i,e))}
          ${e.vertices.map(e=>{let{x:t,y:n}=this.point(e.id);return m`<g class="marks" aria-hidden="true"
              transform="translate(${t} ${n})">${j(i,e)}</g>`})}
        </svg>
      </div>
      <div class="zoom">
        <button aria-label=${x(`zoom-in`)} @click=${()=>this.zoom(B)}>+</button>
        <button aria-label=${x(`zoom-out`)} @click=${()=>this.zoom(1/B)}>−</button>
        <button aria-label=${x(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
        <button aria-label=${x(`zoom-readable`)} @click=${()=>this.settle()}>1:1</button>
      </div>
    `}drawnArcs(e){let t=e.arcs.map((e,t)=>t);return[...t.filter(e=>!this.kind(e)),...t.filter(e=>this.kind(e))]}kind(e){let{arena:t}=this,[n,r]=t?.arcs[e]??[];return this.arcs.has(e)?`reason`:!t||n===void 0||!this.strategy?``:O(this,t.vertices[n])&&t.strategy.some(([e,t])=>e===n&&t===r)?`chosen`:``}arc(e){let t=this.arena?.layout?.arcs[e];if(!t)return n;let r=this.kind(e);return m`<path class="arc ${r}" d=${t} marker-end="url(#${r===``?`head`:`head-dark`})" />`}vertex(e,t){let{x:r,y:i}=this.point(t.id);return m`<g class=${M(e,t)} transform="translate(${r} ${i})" tabindex="0"
      role="button" data-vertex=${t.id} aria-label=${k(e,t)}
      aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:n}
      @click=${()=>this.choose(t.id)}>${A(e,t)}</g>`}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}fit(){this.chosen=!0,this.scale=Math.min(V*y(),this.fitting())}fitting(){let{window:e,arena:t}=this,n=t?.layout;if(!e||!n)return 1;let r=parseFloat(getComputedStyle(e).maxHeight)||e.clientHeight,[i,a]=[n.width+88,n.height+88];return Math.min(e.clientWidth/i,r/a)}settle(){let e=y(),t=this.fitting(),n=u.projector&&be<=t?be:e;this.scale=Math.min(V*e,Math.max(n,t));let r=this.arena?.start;this.updateComplete.then(()=>this.show(r??0))}show(e){let{window:t,scale:n}=this;if(!t)return;let{x:r,y:i}=this.point(e);t.scrollTo({left:(r+z)*n-t.clientWidth/2,top:(i+z)*n-t.clientHeight/2})}follow(){let e=this.arena?.layers[this.shown-1],{window:t,scale:n}=this;t&&e&&e.length!==0&&(e.some(e=>{let{x:r,y:i}=this.point(e),[a,o]=[(r+z)*n,(i+z)*n];return t.scrollLeft<=a&&a<=t.scrollLeft+t.clientWidth&&t.scrollTop<=o&&o<=t.scrollTop+t.clientHeight})||this.show(e[0]??0))}zoom(e,t){let{window:n}=this;if(!n)return;this.chosen=!0;let{x:r,y:i}=t??{x:n.clientWidth/2,y:n.clientHeight/2},[a,o]=[n.scrollLeft+r,n.scrollTop+i];this.scale=Math.min(4,Math.max(.1,this.scale*e)),this.updateComplete.then(()=>{n.scrollTo({left:a*e-r,top:o*e-i})})}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.window?.getBoundingClientRect();if(!t)return;let n={x:e.clientX-t.left,y:e.clientY-t.top};this.zoom(e.deltaY>0?1/B:B,n)}onHold(e){if(e.pointerType===`touch`||!this.window)return;let{scrollLeft:t,scrollTop:n}=this.window;this.held={x:e.clientX,y:e.clientY,left:t,top:n,moved:!1}}onPan(e){let{held:t,window:n}=this;if(!t||!n)return;let[r,i]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(r,i)>4&&(t.moved=!0),t.moved&&n.scrollTo({left:t.left-r,top:t.top-i})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(B);else if(e.key===`-`)this.zoom(1/B);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};h([b({attribute:!1})],H.prototype,`arena`,void 0),h([b({type:Number})],H.prototype,`shown`,void 0),h([b({type:Number})],H.prototype,`selected`,void 0),h([b({attribute:!1})],H.prototype,`arcs`,void 0),h([b({attribute:!1})],H.prototype,`answers`,void 0),h([b({type:Boolean})],H.prototype,`strategy`,void 0),h([t()],H.prototype,`scale`,void 0),h([t()],H.prototype,`sheet`,void 0),h([s(`.window`)],H.prototype,`window`,void 0),H=h([c(`game-graph`)],H);var xe=`{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`,Se=[`whole`,`near`,`layers`,`moves`];function U(e){return{source:e.fields.has(`dictionary`)?`dictionary`:`game`,game:a(e,`game`)??`chomp:2x3`,start:a(e,`start`)??``,dictionary:a(e,`dictionary`)??xe,first:a(e,`owners`)??`a, d, e`,targets:a(e,`targets`)??``,attractor:l(e,`attractor`,1)===2?2:1,shown:l(e,`layers`,0),complete:e.fields.has(`complete`),sight:Se.find(t=>t===a(e,`view`))??null,boards:a(e,`labels`)!==`positions`,question:e.fields.has(`question`)}}function Ce(e){let t=new Map;return e.source===`game`?(t.set(`game`,r(e.game)),e.start&&t.set(`start`,r(e.start)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,r(e.dictionary)),t.set(`owners`,r(e.first)),t.set(`targets`,r(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),e.sight&&t.set(`view`,e.sight),e.boards||t.set(`labels`,`positions`),e.question&&t.set(`question`,`yes`),{screen:`graph`,fields:t}}function we(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var W=class extends d{constructor(...e){super(...e),this.games=[],this.view=U({screen:`graph`,fields:new Map})}static{this.styles=[f,e`
      textarea {
        width: 100%;
        min-height: 11rem;
        font: var(--small) / 1.4 var(--mono);
      }
    `]}render(){let{view:e}=this;return o`<section class="card stack" aria-label=${x(`graph-choices`)}>
      <div class="row" role="group" aria-label=${x(`source`)}>
        <button
          aria-pressed=${e.source===`game`}
          @click=${()=>this.choose({source:`game`})}
        >
          ${x(`of-game`)}
        </button>
        <button
          aria-pressed=${e.source===`dictionary`}
          @click=${()=>this.choose({source:`dictionary`})}
        >
          ${x(`of-dictionary`)}
        </button>
      </div>
      ${e.source===`game`?o`<game-picker
                .games=${this.games}
                .word=${e.game}
                .fits=${e=>v(e,`graph`)!==void 0}
                @game=${e=>this.choose({game:e.detail,start:``})}
              ></game-picker>
              ${e.start?this.startedAt(e.start):n}
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.complete}
                  @change=${e=>this.choose({complete:e.target.checked})}
                />${x(`complete-arena`)}</label
              >
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.boards}
                  @change=${e=>this.choose({boards:e.target.checked})}
                />${x(`labels-boards`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${x(`attractor-of`)}
        <select
          @change=${e=>this.choose({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(t=>o`<option value=${t} ?selected=${t===e.attractor}>
                ${x(`player`,{player:t})}
              </option>`)}
        </select>
      </label>
    </section>`}startedAt(e){return o`<p class="row">
      <span>${x(`from-position`)} <strong class="mono">${e}</strong></span>
      <button @click=${()=>this.choose({start:``})}>${x(`from-start`)}</button>
    </p>`}dictionary(){let e=e=>this.renderRoot.querySelector(e)?.value??``;return o`
      <label class="field"
        >${x(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${x(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${x(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.choose({dictionary:e(`#dictionary`),first:e(`#owners`),targets:e(`#targets`)})}>${x(`draw-it`)}</button>
    `}choose(e){this.tell(`change-view`,e)}};h([b({attribute:!1})],W.prototype,`games`,void 0),h([b({attribute:!1})],W.prototype,`view`,void 0),W=h([c(`graph-choices`)],W);var[Te,G]=[12,120],Ee=30,K=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``}static{this.styles=[f,R,e`
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
    `]}connectedCallback(){super.connectedCallback(),_.symbols().then(e=>this.sheet=e,()=>{})}render(){let{arena:e}=this;if(!e)return n;let t=this,r=new Set(e.layers.slice(0,this.shown).flat()),i=e.vertices.filter(({id:e})=>!r.has(e)).map(({id:e})=>e);return o`
      <svg class="definitions" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        <defs>${L(e.attractor===2?2:1)}</defs>
      </svg>
      ${e.layers.slice(0,this.shown).map((e,n)=>this.layer(t,x(`layer-of`,{rank:n,count:p(e.length)}),e))}
      ${i.length>0?this.layer(t,x(`layer-outside`,{count:p(i.length)}),i):n}
    `}layer(e,t,r){let i=r.slice(0,G).flatMap(t=>e.arena.vertices[t]??[]);return o`<details ?open=${r.length<=Te}>
      <summary>${t}</summary>
      <ul class="vertices">
        ${i.map(t=>o`<li>${this.vertex(e,t)}</li>`)}
      </ul>
      ${r.length>G?o`<p class="soft">${x(`near-more`,{count:p(r.length-G)})}</p>`:n}
    </details>`}vertex(e,t){let{wide:r,high:i}=D(e.arena,t.id),[a,s]=[2*(r+Ee),2*(i+Ee)],c=`width: ${a/16}rem; height: auto`;return o`<svg viewBox="${-a/2} ${-s/2} ${a} ${s}" .style=${c}>
      ${m`<g class=${M(e,t)} tabindex="0" role="button" data-vertex=${t.id}
        aria-label=${k(e,t)}
        aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:n}
        @click=${()=>this.tell(`vertex`,t.id)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t.id))}}>
        ${A(e,t)}
      </g>
      <g class="marks" aria-hidden="true">${j(e,t)}</g>`}
    </svg>`}};h([b({attribute:!1})],K.prototype,`arena`,void 0),h([b({type:Number})],K.prototype,`shown`,void 0),h([b({type:Number})],K.prototype,`selected`,void 0),h([b({attribute:!1})],K.prototype,`answers`,void 0),h([t()],K.prototype,`sheet`,void 0),K=h([c(`layer-list`)],K);var q=class extends d{constructor(...e){super(...e),this.game=``,this.start=``,this.openings=!1,this.trail=[],this.sheet=``,this.board=new ae(this),this.values=new ae(this)}static{this.styles=[f,R,e`
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
    `]}connectedCallback(){super.connectedCallback(),_.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){if((e.has(`game`)||e.has(`start`))&&(this.trail=[]),!this.game)return;let t={game:this.game,start:this.start||null,moves:[...this.trail],seed:0},n=`${u.language} ${JSON.stringify(t)}`;this.board.ask(n,()=>_.play(t,null)),this.values.ask(n,e=>_.hints(t,null,e))}updated(e){let t=this.renderRoot.activeElement;e.has(`trail`)&&!t&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.board.answer;return o`<section class="stack" aria-label=${x(`explorer`)}>
      <h2 tabindex="-1">${this.headline()}</h2>
      <nav class="row" aria-label=${x(`explorer-way`)}>
        <button ?disabled=${this.trail.length===0} @click=${()=>this.trail=[]}>
          ${x(`history-start`)}
        </button>
        ${this.trail.map((e,t)=>o`<button
              class="mono"
              aria-current=${t===this.trail.length-1?`step`:n}
              @click=${()=>this.trail=this.trail.slice(0,t+1)}
            >
              ${e}
            </button>`)}
      </nav>
      ${this.board.refusal?te(this.board.refusal):n}
      <div class="both">
        ${e?this.picture(e):o`<p class="soft">${x(`loading`)}</p>`}
        <div class="stack">
          <p aria-live="polite">${this.sentence(e)}</p>
          ${e?this.moves(e):n}
        </div>
      </div>
    </section>`}headline(){return this.trail.length===0?x(this.openings&&!this.start?`explorer-openings`:`explorer`):x(`explorer-after`,{moves:this.trail.join(` `)})}sentence(e){return this.values.pending?x(`explorer-thinking`):this.values.answer?.sentence??e?.sentence??``}picture({picture:e,position:t}){let{width:n,height:r}=ce(e),i=[-n/2-6,-r/2-6,n+12,r+12].join(` `);return o`<svg class="board" viewBox=${i} role="img" aria-label=${t??``}>
      <defs .innerHTML=${this.sheet}></defs>
      ${m`${w(e,1)}`}
    </svg>`}moves(e){let t=this.values.pending?null:this.values.answer,n=t?re(t):new Map;return e.moves.length===0?o`<p>${x(`near-after`,{count:0})}</p>`:o`<table>
      <thead>
        <tr>
          <th>${x(`value-move`)}</th>
          <th>${x(`explorer-leads`)}</th>
        </tr>
      </thead>
      <tbody>
        ${e.moves.map(({move:e})=>this.move(e,n.get(e)))}
      </tbody>
    </table>`}move(e,t){let n=t?`winner-${t.winner??0}${t.best?` best`:``}${t.guess?` guess`:``}`:``;return o`<tr class=${n} data-move=${e}>
      <td>
        <button class="mono" @click=${()=>this.trail=[...this.trail,e]}>${e}</button>
      </td>
      <td>
        ${t?o`<span class="worth" aria-hidden="true">${se(t)}</span>
                <span class="soft">${ne(t)}</span>`:o`<span class="soft">…</span>`}
      </td>
    </tr>`}};h([b()],q.prototype,`game`,void 0),h([b()],q.prototype,`start`,void 0),h([b({type:Boolean})],q.prototype,`openings`,void 0),h([t()],q.prototype,`trail`,void 0),h([t()],q.prototype,`sheet`,void 0),h([s(`h2`)],q.prototype,`heading`,void 0),q=h([c(`move-explorer`)],q);var[J,De,Y,Oe]=[46,46,34,54],ke=13;function Ae(e,t){let[n,r]=[new Set,new Set];for(let[i=-1,a=-1]of e.arcs)a===t&&i!==t&&n.add(i),i===t&&a!==t&&r.add(a);return{before:[...n],after:[...r]}}function je(e,t,n,r){let i=[],[a,o]=[[],0],s=n,c=()=>{if(a.length===0)return;let e=Math.max(...a.map(e=>r(e).high)),n=(t-o+J)/2;for(let t of a){let{wide:a}=r(t);i.push({id:t,x:n+a,y:s+e}),n+=2*a+J}s+=2*e+De,[a,o]=[[],0]};for(let n of e){let e=2*r(n).wide+J;o+e>t&&a.length>0&&c(),a.push(n),o+=e}return c(),{places:i,bottom:a.length===0&&i.length===0?n:s-De}}function Me(e,t,{before:n,after:r},i){let a=je(n,e,Y+16,i),o=i(t),s={id:t,x:e/2,y:a.bottom+Oe+o.high},c=s.y+o.high+Oe,l=je(r,e,c+Y,i),u=(e,t)=>{let[n,r]=[e.y+i(e.id).high,t.y-i(t.id).high-ke],a=.42*(r-n);return`M${e.x} ${n}C${e.x} ${n+a} ${t.x} ${r-a} ${t.x} ${r}`};return{height:l.bottom+40,vertices:[...a.places,s,...l.places],arcs:[...a.places.map(e=>u(e,s)),...l.places.map(e=>u(s,e))],beforeAt:Y/2,afterAt:c}}var X=24,Z=class extends d{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``,this.width=640,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[f,R,e`
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
    `]}connectedCallback(){super.connectedCallback(),this.observer.observe(this),_.symbols().then(e=>this.sheet=e,()=>{})}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){let t=this.renderRoot.activeElement;e.has(`selected`)&&t?.matches(`.vertex`)&&this.renderRoot.querySelector(`.vertex.middle`)?.focus()}measure(){let e=Math.max(280,Math.round(this.clientWidth/y()));e!==this.width&&(this.width=e)}render(){let{arena:e,width:t}=this,r=this.selected??e?.start??0;if(!e?.vertices[r])return n;let i={arena:e,shown:this.shown,selected:r,answers:this.answers},{before:a,after:s}=Ae(e,r),c=Me(t,r,{before:a.slice(0,X),after:s.slice(0,X)},t=>D(e,t)),l=e=>e.length>X?` ${x(`near-more`,{count:e.length-X})}`:``;return o`<svg
      viewBox="0 0 ${t} ${c.height}"
      role="group"
      aria-label=${x(`view-near`)}
    >
      <defs .innerHTML=${this.sheet}></defs>
      <defs>${L(e.attractor===2?2:1)}</defs>
      ${c.arcs.map(e=>m`<path class="arc" d=${e} marker-end="url(#head)" />`)}
      <text class="beside" x="8" y=${c.beforeAt}>
        ${x(`near-before`,{count:a.length})}${l(a)}
      </text>
      <text class="beside" x="8" y=${c.afterAt}>
        ${x(`near-after`,{count:s.length})}${l(s)}
      </text>
      ${c.vertices.map(e=>this.vertex(i,e,r))}
    </svg>`}vertex(e,{id:t,x:r,y:i},a){let o=e.arena.vertices[t];if(!o)return n;let s={...e,selected:t===a?a:null};return m`<g transform="translate(${r} ${i})">
      <g class="${M(s,o)} ${t===a?`middle`:``}" tabindex="0"
        role="button" data-vertex=${t} aria-label=${k(e,o)}
        aria-pressed=${this.answers.get(t)===`chosen`?`true`:n}
        @click=${()=>this.tell(`vertex`,t)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t))}}>${A(e,o)}</g>
      <g class="marks" aria-hidden="true">${j(e,o)}</g>
    </g>`}};h([b({attribute:!1})],Z.prototype,`arena`,void 0),h([b({type:Number})],Z.prototype,`shown`,void 0),h([b({type:Number})],Z.prototype,`selected`,void 0),h([b({attribute:!1})],Z.prototype,`answers`,void 0),h([t()],Z.prototype,`sheet`,void 0),h([t()],Z.prototype,`width`,void 0),Z=h([c(`near-graph`)],Z);var Ne=new TextEncoder,[Pe,Fe]=[0,33],Ie=2048;async function Le(e){let t=[],n=[],[r,i]=[0,0];for(let{name:a,content:o}of e){let e=new Uint8Array(await o.arrayBuffer()),s=Ne.encode(a),[c,l]=[Re(e),e.length],u=[[2,20],[2,Ie],[2,0],[2,Pe],[2,Fe],[4,c],[4,l],[4,l],[2,s.length],[2,0]],d=Q([4,67324752],...u);t.push(d,s,e);let f=Q([4,33639248],[2,20],...u,[2,0],[2,0],[2,0],[4,0],[4,r]);n.push(f,s),r+=d.length+s.length+l,i+=f.length+s.length}let a=e.length,o=Q([4,101010256],[2,0],[2,0],[2,a],[2,a],[4,i],[4,r],[2,0]);return new Blob([...t,...n,o],{type:`application/zip`})}function Q(...e){let t=e.flatMap(([e,t])=>Array.from({length:e},(e,n)=>t>>>8*n&255));return new Uint8Array(t)}function Re(e){let t=4294967295;for(let n of e){t^=n;for(let e=0;e<8;e+=1)t=t>>>1^(t&1?3988292384:0)}return(t^4294967295)>>>0}var ze=[`svg`,`png`,`animation`,`frames`,`tikz`,`dot`,`mermaid`,`python`],Be={svg:`svg`,png:`png`,animation:`svg`,frames:`zip`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`};async function Ve(e,t,{name:n,step:r,steps:i}){let a=(e,n)=>_.arenaFile({...t,format:e,step:n}),o=C(`${n}${e===`animation`?`-animation`:e===`frames`?`-steps`:``}`,Be[e]);switch(e){case`png`:return S(o,await oe(await a(`svg`,r)));case`animation`:return S(o,await a(`animation`,null));case`frames`:return S(o,await He(e=>a(`svg`,e),n,i));default:return S(o,await a(e,r))}}async function He(e,t,n){let r=[];for(let i=0;i<n;i+=1){let n=await e(i);r.push({name:C(`${t}-${i}`,`svg`),content:n}),r.push({name:C(`${t}-${i}`,`png`),content:await oe(n)})}return Le(r)}var Ue=e`
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
`;function We(e,t,n){let{vertices:r}=e,i=e.attractor===2?2:1,a=[];for(let e of[1,2]){if(!r.some(t=>t.player===e))continue;let t=m`<g class="player-${e}">${N(e,12,12,`shape`,0)}</g>`;a.push([t,x(`to-move`,{player:e})])}r.some(e=>!e.player)&&a.push([m`${N(null,14,12,`shape`,0)}`,x(`legend-nobody`)]),typeof e.start==`number`&&a.push([m`<path class="start" d="M-16 0H4" marker-end="url(#head-dark)" />`,x(`legend-start`)]);let s=[`1`,`2`,`draw`].filter(e=>r.some(({final:t})=>t===e));if(s.length>0){let e=m`${N(1,12,12,`inner`,0)}${N(1,12,12,`inner`,4)}`;a.push([e,x(`legend-ended`)])}for(let e of s)a.push([me(e),x(`final-${e}`)]);if(t>0){let t=m`<rect class="hatch-${i===1?`first`:`second`}" x="-14" y="-11"
      width="28" height="22" fill=${I(1)} />`;if(a.push([t,x(`legend-attractor`,{player:i})]),a.push([P(`1`),x(`legend-rank`)]),n&&e.strategy.length>0){let e=m`<path class="arc chosen" d="M-16 0H4" marker-end="url(#head-dark)" />`;a.push([e,x(`legend-chosen`)])}}return o`<ul class="legend" aria-label=${x(`legend`)}>
    ${a.map(([e,t])=>o`<li>
          <svg viewBox="-18 -15 36 30" aria-hidden="true">
            ${m`<defs>${L(i)}</defs>${e}`}
          </svg>
          ${t}
        </li>`)}
  </ul>`}var Ge=60,Ke=e`
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
`;function qe(e,t,r,i){let a=t-1,s=e.layers[a];if(!s)return n;let c=r===null?s:[...new Set([r,...s])];return o`<section class="card stack" aria-label=${x(`reasons`)}>
    <h2>${x(`entering`,{rank:a,count:s.length})}</h2>
    <ul class="reasons">
      ${c.slice(0,Ge).map(a=>{let s=e.vertices[a];return s&&s.rank!==null?o`<li>
              <button aria-pressed=${a===r} @click=${()=>i(a)}>
                <strong class="mono">${s.position}</strong> ${Je(e,t,s)}
              </button>
            </li>`:n})}
    </ul>
  </section>`}function Je(e,t,n){let r=Ye(e,t,n.id),i=e.attractor??1;if(!r)return x(`rank`,{rank:n.rank??0});if(r.kind===`final`)return x(`reason-final`,{player:i});let a=r.arcs.flatMap(t=>{let n=e.vertices[e.arcs[t]?.[1]??-1];return n?[n.position]:[]}),o=r.kind===`exists`?`reason-exists`:`reason-for-all`;return x(o,{player:i,other:i===1?2:1,targets:a.join(`, `),count:a.length})}function Ye(e,t,n){if(n===null)return;let r=e.vertices[n]?.rank;if(!(typeof r!=`number`||r>=t))return e.reasons?.find(({vertex:e})=>e===n)}var Xe=500;function Ze(e,t){let n=new Map;for(let[t=-1,r=-1]of e.arcs)n.set(t,[...n.get(t)??[],r]);return o`<details>
    <summary>${x(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${x(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${x(`number`)}</th>
            <th>${x(`position`)}</th>
            <th>${x(`turn`)}</th>
            <th>${x(`end`)}</th>
            <th class="number">${x(`rank-title`)}</th>
            <th>${x(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.vertices.slice(0,Xe).map(e=>o`<tr>
                <td class="number">${e.id}</td>
                <td class="mono">${e.position}</td>
                <td>${e.player?x(`player`,{player:e.player}):``}</td>
                <td>${e.final?x(`final-${e.final}`):``}</td>
                <td class="number">${(e.rank??t)<t?e.rank:``}</td>
                <td class="mono">${n.get(e.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}var Qe=e`
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
`;function $e([e,t],n){let[r=0,i=0]=[e,t].map(e=>100*(e??0)/n);return o`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${m`<rect class="first" y="1" width=${r} height="8" />
      <rect class="second" x=${r} y="1" width=${i} height="8" />`}
  </svg>`}function et(e,t){let n=Math.max(1,...e.summary.map(({vertices:e})=>e));return o`<div class="sheet" tabindex="0" role="region" aria-label=${x(`layers`)}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${x(`rank-title`)}</th>
          <th class="number">${x(`vertices`)}</th>
          <th class="number">${x(`player`,{player:1})}</th>
          <th class="number">${x(`player`,{player:2})}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${e.summary.slice(0,t).map(({rank:e,vertices:t,players:r})=>o`<tr>
              <td class="number">${e}</td>
              <td class="number">${p(t)}</td>
              <td class="number">${p(r[0]??0)}</td>
              <td class="number">${p(r[1]??0)}</td>
              <td class="bar">${$e(r,n)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}var tt=new Set([`too-large`,`stopped`]),nt=40,$=class extends d{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=U({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[f,Qe,R,Ue,Ke,e`
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
      /* The stage does not scroll: the graph takes what the sentence and the legend leave. */
      .stage .main {
        display: flex;
        flex-direction: column;
        height: calc(100vh - 2 * var(--s3));
        height: calc(100dvh - 2 * var(--s3));
        overflow-y: auto;
        box-sizing: border-box;
        padding-block: var(--s3);
        gap: var(--s2);
      }
      .stage .main > * {
        flex: none;
      }
      .stage .main > game-graph {
        display: flex;
        flex-direction: column;
        flex: 1 1 12rem;
        position: relative;
        min-height: 8rem;
        --graph-height: none;
        --zoom-position: absolute;
      }
      .stage .legend {
        gap: 0 var(--s3);
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
    `]}willUpdate(e){e.has(`address`)&&i(this.address)!==this.written&&(this.written=i(this.address),this.view=U(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){let e=u.projector;return o`<div class=${e?`screen stage`:`screen`}>
      <section class="main card" aria-label=${x(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal&&!this.tooLarge()?te(this.refusal,()=>void this.load()):n}
        ${this.tooLarge()?o`<p>${x(`arena-too-large`)}</p>`:n}
        ${this.arena?this.picture(this.arena):this.refusal&&this.explorable()?this.explorer():n}
      </section>
      ${e?n:this.beside()}
    </div>`}beside(){return o`<div class="stack">
      <graph-choices
        .games=${this.games}
        .view=${this.view}
        @change-view=${e=>this.change(e.detail)}
      ></graph-choices>
      ${this.arena&&!this.view.question?qe(this.arena,this.view.shown,this.selected,e=>this.onVertex(e)):n}
      ${this.arena?this.files():n}
    </div>`}sight(e){let t=e.layout&&e.vertices.length<=nt?`whole`:`layers`,{sight:n}=this.view;return n&&this.offers(e,n)?n:t}picture(e){let t=this.sight(e);return o`
      ${t===`moves`?n:this.steps(e)}
      ${u.projector?n:this.layers(e,t)}
      ${e.layout?n:o`<p class="soft">${x(`too-many-vertices`)}</p>`}
      ${this.drawing(e,t)} ${t===`moves`?n:this.legend(e)}
      ${u.projector?n:e.layout?Ze(e,this.view.shown):et(e,this.view.shown)}
    `}legend(e){let t=We(e,this.view.shown,this.strategy&&!this.view.question);return u.projector?o`<details>
      <summary>${x(`legend`)}</summary>
      ${t}
    </details>`:t}layers(e,t){return o`<div class="row">
      <ol class="layers" aria-label=${x(`layers`)}>
        ${e.layers.map((e,t)=>o`<li class=${t<this.view.shown?`in`:``}>
              A<sub>${t}</sub>
              <strong>${this.view.question&&t>=this.view.shown?`?`:e.length}</strong>
            </li>`)}
      </ol>
      ${this.sights(e,t)}
    </div>`}drawing(e,t){let n=e=>this.onVertex(e.detail);switch(t){case`whole`:return o`<game-graph
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .arcs=${new Set(this.reasonOf(this.selected)?.arcs??[])}
          .answers=${this.answers}
          ?strategy=${this.strategy&&!this.view.question}
          @vertex=${n}
        ></game-graph>`;case`near`:return o`<near-graph
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${n}
        ></near-graph>`;case`layers`:return o`<layer-list
          .arena=${e}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${n}
        ></layer-list>`;case`moves`:return this.explorer()}}tooLarge(){return tt.has(this.refusal?.complaint.code??``)&&this.explorable()}explorable(){let e=this.card();return this.view.source===`game`&&!e?.secret&&v(e,`hint`)!==void 0}card(){return ie(this.games,this.view.game)}explorer(){return o`<move-explorer
      .game=${this.view.game}
      .start=${this.view.start}
      ?openings=${v(this.card(),`openings`)!==void 0}
    ></move-explorer>`}sights(e,t){return o`<div class="row tight" role="group" aria-label=${x(`graph-view`)}>
      ${Se.filter(t=>this.offers(e,t)).map(e=>o`<button aria-pressed=${e===t} @click=${()=>this.look({sight:e})}>
            ${x(`view-${e}`)}
          </button>`)}
    </div>`}offers(e,t){return t===`moves`?this.explorable():t!==`whole`||e.layout!==null}steps(e){let{shown:t}=this.view,n=e.layers.length;return o`<div class="row steps">
      <button
        ?disabled=${t===0}
        @click=${()=>this.go(t-1)}
        aria-label=${x(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${n}
        .value=${String(t)}
        aria-label=${x(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${t>=n||this.view.question}
        @click=${()=>this.go(t+1)}
        aria-label=${x(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.view.question} @click=${this.onQuestion}>
        ${x(`question-mode`)}
      </button>
      ${this.view.question?o`<button class="primary" @click=${this.onCheck}>${x(`check`)}</button>`:o`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${x(`strategy`)}
            </button>`}
    </div>`}reasonOf(e){return this.arena?Ye(this.arena,this.view.shown,e):void 0}files(){return o`<section class="card stack" aria-label=${x(`save`)}>
      <h2>${x(`save`)}</h2>
      <div class="row">
        ${ze.map(e=>o`<button @click=${()=>void this.onSave(e)}>
              ${x(`format-${e}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:e,view:t}=this;if(this.outcome)return this.outcome;if(this.busy&&!e)return x(`loading`);if(!e)return``;let n=e.attractor??t.attractor,r={player:n,vertices:e.vertices.length,arcs:e.arcs.length};if(t.shown===0)return x(`arena-sentence`,r);let i=e.layers.slice(0,t.shown).reduce((e,t)=>e+t.length,0),a=e.vertices[e.start??-1],o=t.shown>=e.layers.length;return o&&typeof a?.rank==`number`?x(`start-won`,{player:n,rank:a.rank}):o&&a?x(`start-not-won`,{player:n,inside:i}):x(`layers-sentence`,{...r,rank:t.shown-1,inside:i})}onVertex(e){let t=this.arena&&this.sight(this.arena)===`near`;if(!this.view.question||t&&e!==this.selected){this.selected=this.selected===e&&!t?null:e;return}let n=this.arena?.vertices[e]?.rank;if(typeof n==`number`&&n<this.view.shown)return;let r=new Map([...this.answers].filter(([,e])=>e===`chosen`));r.delete(e)||r.set(e,`chosen`),this.answers=r,this.outcome=``}onQuestion(){this.look({question:!this.view.question}),this.answers=new Map,this.selected=null,this.ask()}ask(){this.outcome=this.view.question?x(`question`,{rank:this.view.shown}):``}look(e){this.view={...this.view,...e},this.publish()}onCheck(){let e=this.arena?.layers[this.view.shown];if(!e){this.outcome=x(`no-more-layers`);return}let t=[...this.answers.keys()],n=t.filter(t=>!e.includes(t)),r=e.filter(e=>!this.answers.has(e));if(n.length+r.length>0){let e=t.map(e=>[e,n.includes(e)?`wrong`:`right`]);this.answers=new Map(e),this.outcome=x(`not-yet`,{wrong:n.length,missed:r.length});return}this.answers=new Map;let i=this.view.shown;this.go(i+1),this.outcome=x(`well-done`,{rank:i})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.ask(),this.publish()}change(e){let t=`attractor`in e||`boards`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=Ce(this.view);this.written=i(e),this.tell(`address`,e)}request(){let{source:e,game:t,start:n,dictionary:r,first:i,targets:a,attractor:o,complete:s}=this.view,c=this.view.boards?`boards`:`positions`;return e===`game`?{game:t,position:n||null,complete:s,attractor:o,labels:c}:{dictionary:r,owners:{first:we(i),second:null,targets:we(a)},attractor:o}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.ask();try{this.arena=await _.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(ee(e))return;this.busy=!1,this.arena=null,this.refusal=g(e)}}async onSave(e){let{shown:t,game:n,source:r}=this.view;try{await Ve(e,this.request(),{name:r===`game`?n:`graph`,step:t>0?t-1:null,steps:this.arena?.layers.length??0})}catch(e){this.refusal=g(e)}}};h([b({attribute:!1})],$.prototype,`games`,void 0),h([b({attribute:!1})],$.prototype,`address`,void 0),h([t()],$.prototype,`view`,void 0),h([t()],$.prototype,`arena`,void 0),h([t()],$.prototype,`refusal`,void 0),h([t()],$.prototype,`busy`,void 0),h([t()],$.prototype,`selected`,void 0),h([t()],$.prototype,`strategy`,void 0),h([t()],$.prototype,`answers`,void 0),h([t()],$.prototype,`outcome`,void 0),$=h([c(`graph-screen`)],$);export{$ as GraphScreen};