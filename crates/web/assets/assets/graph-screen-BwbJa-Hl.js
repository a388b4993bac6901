import{B as e,C as t,D as n,F as r,O as i,P as a,S as o,T as s,V as c,b as l,d as u,f as d,g as f,h as ee,k as p,l as m,m as h,n as te,p as g,t as ne,u as _,w as v,x as re}from"./jobs-DxBjlz_i.js";import{i as y,r as b,t as x}from"./index-6SBv8kwK.js";function ie({bounds:e,beneath:t,strokes:n,places:r},a){let o=[(e.left+e.right)/2,(e.top+e.bottom)/2];return i`<g class="still" transform="scale(${a}) translate(${-o[0]} ${-o[1]})">
    ${t.map(({x:e,y:t,symbol:n})=>i`<use href="#${n}" x=${e} y=${t} />`)}
    ${n.map(({x1:e,y1:t,x2:n,y2:r})=>i`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
    ${r.map(({x:e,y:t,ground:n,piece:r,over:a})=>i`<g transform="translate(${e} ${t})">
        ${S(n)}
        ${r?i`<g transform="scale(${r.scale})">${S(r.layers)}</g>`:``}
        ${S(a??[])}
      </g>`)}
  </g>`}function S(e){return e.map(e=>typeof e==`string`?i`<use href="#${e}" />`:i`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}var[ae,C,w]=[18,20,11],oe=25,se=7;function T({layout:e,vertices:t},n){let r=e?.vertices[n];if(e&&r){let{width:t,height:n,label:i,board:a}=r,o=e.board_scale;return{wide:t/2,high:n/2,lines:i,board:a??null,scale:o}}let i=t[n],a=i?ce(i):[],o=Math.max(0,...a.map(e=>e.length)),s=Math.max(oe,a.length*C/2+9);return{wide:Math.max(s,o*w/2+12),high:s,lines:a,board:null,scale:1}}function ce({position:e,player:t}){let n=t?e.replace(RegExp(` ${t}$`),``):e;return n.length>se?n.split(`/`):[n]}function E({shown:e},t){return typeof t?.rank==`number`&&t.rank<e}function D(e,t){let n=e.answers.get(t.id),r=[t.position];return t.player&&r.push(l(`to-move`,{player:t.player})),t.id===e.arena.start&&r.push(l(`legend-start`)),t.final&&r.push(l(`final-${t.final}`)),E(e,t)&&r.push(l(`rank`,{rank:t.rank??0})),n&&r.push(l(`answer-${n}`)),r.join(`, `)}function O(e,t,n=T(e.arena,t.id)){let r=E(e,t),{wide:a,high:o}=n;return i`
    ${j(t.player,a,o,`shape`,0)}
    ${r?i`${j(t.player,a,o,`hatched`,t.final?5.5:1.2,P(t.rank))}
          ${pe(n)}`:s}
    ${t.final?j(t.player,a,o,`inner`,5.5):s}
    ${j(t.player,a,o,`ring`,-6)}
    ${n.board?ie(n.board,n.scale):me(n.lines)}
  `}function k(e,t,n=T(e.arena,t.id)){let{wide:r,high:a}=n,o=e.answers.get(t.id);return i`
    ${t.id===e.arena.start?ue(r,a,t.player===1):s}
    ${t.final?i`<g transform="translate(0 ${a+9})">${le(t.final)}</g>`:s}
    ${E(e,t)?i`<g transform="translate(${de(t.player,r,a)} ${-fe(t.player,a)})">
          ${M(String(t.rank))}</g>`:s}
    ${o&&o!==`chosen`?i`<g class="verdict" transform="translate(${-r} ${-a})">
            <circle r="17" /><text>${{right:`✓`,wrong:`✗`,missed:`!`}[o]}</text></g>`:s}
  `}function A(e,t){let n=E(e,t);return[`vertex`,`player-${t.player??0}`,n?`inside`:``,n&&t.rank===e.shown-1?`new`:``,t.final?`final`:``,t.id===e.selected?`selected`:``,e.answers.get(t.id)??``].join(` `)}function j(e,t,n,r,a,o){let[c,l]=[t-a,n-a],u=o??s;if(e!==1&&e!==2){let e=c-Math.min(.5*l,c),t=`${-c},0 ${-e},${-l} ${e},${-l} ${c},0 ${e},${l} ${-e},${l}`;return i`<polygon class=${r} points=${t} fill=${u} />`}let d=e===1?Math.min(c,l):0;return i`<rect class=${r} x=${-c} y=${-l} width=${2*c} height=${2*l} rx=${d}
    fill=${u} />`}function M(e){let t=Math.max(26,11*e.length+10);return i`<g class="rank"><rect x=${-t/2} y="-12" width=${t} height="24" rx="4" />
    <text>${e}</text></g>`}function le(e){let t=e===`draw`?null:Number(e);return i`<g class="medal player-${t??0}">
    ${j(t,t?12:15,12,`shape`,0)}<text>${t??`=`}</text></g>`}function ue(e,t,n){let r=Math.min(e,t),[a,o]=n?[-(e-r)-.944*r,-.33*r]:[-e,-.35*t];return i`<path class="start" d="M${a-30} ${o-10.5}L${a-9} ${o-3}" marker-end="url(#head-dark)" />`}function de(e,t,n){return e===1?t-.4*Math.min(t,n)+13:t-(e===2?8:12)+13}function fe(e,t){return e===1?.72*t:t-3}function pe({board:e,scale:t,lines:n}){let[r,a]=e?[t*(e.bounds.right-e.bounds.left),t*(e.bounds.bottom-e.bounds.top)]:[w*Math.max(0,...n.map(e=>e.length)),C*n.length];return i`<rect class="paper" x=${-r/2-3} y=${-a/2-1} width=${r+6}
    height=${a+2} rx="5" />`}function me(e){return e.map((t,n)=>i`<text class="label" y=${C*(n-(e.length-1)/2)}>${t}</text>`)}var N=[{step:4,tint:.32,stroke:2},{step:5.5,tint:.2,stroke:1.8},{step:7.5,tint:.12,stroke:1.6},{step:10.5,tint:.06,stroke:1.5}];function P(e){return`url(#hatch-${Math.min(e??0,N.length-1)})`}function F(e){let t=e===1?`var(--first)`:`var(--second)`;return i`
    ${N.map(({step:n,tint:r,stroke:a},o)=>i`<pattern id="hatch-${o}" width=${n} height=${n}
        patternUnits="userSpaceOnUse" patternTransform="rotate(${e===1?45:-45})">
        <rect width=${n} height=${n} fill=${t} fill-opacity=${r} />
        <rect width=${a} height=${n} fill=${t} /></pattern>`)}
    ${[`head`,`head-dark`].map(e=>i`<marker id=${e} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
        markerWidth="13" markerHeight="13" orient="auto-start-reverse">
        <path class=${e===`head`?`head`:`head dark`} d="M0 0L10 5L0 10z" /></marker>`)}`}var I=p`
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
    font: 600 ${ae}px var(--mono);
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
`,L=44,R=1.25,z=1.5,B=class extends u{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.arcs=new Set,this.answers=new Map,this.strategy=!1,this.scale=1,this.sheet=``,this.held=null,this.chosen=!1,this.observer=new ResizeObserver(()=>this.chosen||this.settle())}static{this.styles=[d,I,p`
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
        aria-label=${l(`graph-label`,{vertices:e.vertices.length,arcs:e.arcs.length})}
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
          <defs>${F(e.attractor===2?2:1)}</defs>
          ${this.drawnArcs(e).map(e=>this.arc(e))}
          ${e.vertices.map(e=>this.vertex(a,e))}
          ${e.vertices.map(e=>{let{x:t,y:n}=this.point(e.id);return i`<g class="marks" aria-hidden="true"
              transform="translate(${t} ${n})">${k(a,e)}</g>`})}
        </svg>
      </div>
      <div class="zoom">
        <button aria-label=${l(`zoom-in`)} @click=${()=>this.zoom(R)}>+</button>
        <button aria-label=${l(`zoom-out`)} @click=${()=>this.zoom(1/R)}>−</button>
        <button aria-label=${l(`zoom-fit`)} @click=${()=>this.fit()}>⤢</button>
        <button aria-label=${l(`zoom-readable`)} @click=${()=>this.settle()}>1:1</button>
      </div>
    `}drawnArcs(e){let t=e.arcs.map((e,t)=>t);return[...t.filter(e=>!this.kind(e)),...t.filter(e=>this.kind(e))]}kind(e){let{arena:t}=this,[n,r]=t?.arcs[e]??[];return this.arcs.has(e)?`reason`:!t||n===void 0||!this.strategy?``:E(this,t.vertices[n])&&t.strategy.some(([e,t])=>e===n&&t===r)?`chosen`:``}arc(e){let t=this.arena?.layout?.arcs[e];if(!t)return s;let n=this.kind(e);return i`<path class="arc ${n}" d=${t} marker-end="url(#${n===``?`head`:`head-dark`})" />`}vertex(e,t){let{x:n,y:r}=this.point(t.id);return i`<g class=${A(e,t)} transform="translate(${n} ${r})" tabindex="0"
      role="button" data-vertex=${t.id} aria-label=${D(e,t)}
      aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:s}
      @click=${()=>this.choose(t.id)}>${O(e,t)}</g>`}point(e){return this.arena?.layout?.vertices[e]??{x:0,y:0}}fit(){this.chosen=!0,this.scale=Math.min(z*_(),this.fitting())}fitting(){let{window:e,arena:t}=this,n=t?.layout;if(!e||!n)return 1;let r=parseFloat(getComputedStyle(e).maxHeight)||e.clientHeight,[i,a]=[n.width+88,n.height+88];return Math.min(e.clientWidth/i,r/a)}settle(){let e=_();this.scale=Math.min(z*e,Math.max(e,this.fitting()));let t=this.arena?.start;this.updateComplete.then(()=>this.show(t??0))}show(e){let{window:t,scale:n}=this;if(!t)return;let{x:r,y:i}=this.point(e);t.scrollTo({left:(r+L)*n-t.clientWidth/2,top:(i+L)*n-t.clientHeight/2})}follow(){let e=this.arena?.layers[this.shown-1],{window:t,scale:n}=this;t&&e&&e.length!==0&&(e.some(e=>{let{x:r,y:i}=this.point(e),[a,o]=[(r+L)*n,(i+L)*n];return t.scrollLeft<=a&&a<=t.scrollLeft+t.clientWidth&&t.scrollTop<=o&&o<=t.scrollTop+t.clientHeight})||this.show(e[0]??0))}zoom(e,t){let{window:n}=this;if(!n)return;this.chosen=!0;let{x:r,y:i}=t??{x:n.clientWidth/2,y:n.clientHeight/2},[a,o]=[n.scrollLeft+r,n.scrollTop+i];this.scale=Math.min(4,Math.max(.1,this.scale*e)),this.updateComplete.then(()=>{n.scrollTo({left:a*e-r,top:o*e-i})})}onWheel(e){if(!e.ctrlKey&&!e.metaKey)return;e.preventDefault();let t=this.window?.getBoundingClientRect();if(!t)return;let n={x:e.clientX-t.left,y:e.clientY-t.top};this.zoom(e.deltaY>0?1/R:R,n)}onHold(e){if(e.pointerType===`touch`||!this.window)return;let{scrollLeft:t,scrollTop:n}=this.window;this.held={x:e.clientX,y:e.clientY,left:t,top:n,moved:!1}}onPan(e){let{held:t,window:n}=this;if(!t||!n)return;let[r,i]=[e.clientX-t.x,e.clientY-t.y];Math.hypot(r,i)>4&&(t.moved=!0),t.moved&&n.scrollTo({left:t.left-r,top:t.top-i})}onRelease(){let e=this.held;setTimeout(()=>{this.held===e&&(this.held=null)})}onKey(e){let t=e.target.closest(`[data-vertex]`);if(e.key===`+`)this.zoom(R);else if(e.key===`-`)this.zoom(1/R);else if(e.key===`0`)this.fit();else if(t&&(e.key===`Enter`||e.key===` `))this.choose(Number(t.getAttribute(`data-vertex`)));else return;e.preventDefault()}choose(e){this.held?.moved||this.tell(`vertex`,e)}};m([t({attribute:!1})],B.prototype,`arena`,void 0),m([t({type:Number})],B.prototype,`shown`,void 0),m([t({type:Number})],B.prototype,`selected`,void 0),m([t({attribute:!1})],B.prototype,`arcs`,void 0),m([t({attribute:!1})],B.prototype,`answers`,void 0),m([t({type:Boolean})],B.prototype,`strategy`,void 0),m([o()],B.prototype,`scale`,void 0),m([o()],B.prototype,`sheet`,void 0),m([re(`.window`)],B.prototype,`window`,void 0),B=m([v(`game-graph`)],B);var[he,V]=[12,120],H=30,U=class extends u{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``}static{this.styles=[d,I,p`
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
        <defs>${F(e.attractor===2?2:1)}</defs>
      </svg>
      ${e.layers.slice(0,this.shown).map((e,n)=>this.layer(t,l(`layer-of`,{rank:n,count:f(e.length)}),e))}
      ${i.length>0?this.layer(t,l(`layer-outside`,{count:f(i.length)}),i):s}
    `}layer(e,t,r){let i=r.slice(0,V).flatMap(t=>e.arena.vertices[t]??[]);return n`<details ?open=${r.length<=he}>
      <summary>${t}</summary>
      <ul class="vertices">
        ${i.map(t=>n`<li>${this.vertex(e,t)}</li>`)}
      </ul>
      ${r.length>V?n`<p class="soft">${l(`near-more`,{count:f(r.length-V)})}</p>`:s}
    </details>`}vertex(e,t){let{wide:r,high:a}=T(e.arena,t.id),[o,c]=[2*(r+H),2*(a+H)],l=`width: ${o/16}rem; height: auto`;return n`<svg viewBox="${-o/2} ${-c/2} ${o} ${c}" .style=${l}>
      ${i`<g class=${A(e,t)} tabindex="0" role="button" data-vertex=${t.id}
        aria-label=${D(e,t)}
        aria-pressed=${this.answers.get(t.id)===`chosen`?`true`:s}
        @click=${()=>this.tell(`vertex`,t.id)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t.id))}}>
        ${O(e,t)}
      </g>
      <g class="marks" aria-hidden="true">${k(e,t)}</g>`}
    </svg>`}};m([t({attribute:!1})],U.prototype,`arena`,void 0),m([t({type:Number})],U.prototype,`shown`,void 0),m([t({type:Number})],U.prototype,`selected`,void 0),m([t({attribute:!1})],U.prototype,`answers`,void 0),m([o()],U.prototype,`sheet`,void 0),U=m([v(`layer-list`)],U);var[W,G,K,q]=[46,46,34,54],ge=13;function _e(e,t){let[n,r]=[new Set,new Set];for(let[i=-1,a=-1]of e.arcs)a===t&&i!==t&&n.add(i),i===t&&a!==t&&r.add(a);return{before:[...n],after:[...r]}}function J(e,t,n,r){let i=[],[a,o]=[[],0],s=n,c=()=>{if(a.length===0)return;let e=Math.max(...a.map(e=>r(e).high)),n=(t-o+W)/2;for(let t of a){let{wide:a}=r(t);i.push({id:t,x:n+a,y:s+e}),n+=2*a+W}s+=2*e+G,[a,o]=[[],0]};for(let n of e){let e=2*r(n).wide+W;o+e>t&&a.length>0&&c(),a.push(n),o+=e}return c(),{places:i,bottom:a.length===0&&i.length===0?n:s-G}}function ve(e,t,{before:n,after:r},i){let a=J(n,e,K+16,i),o=i(t),s={id:t,x:e/2,y:a.bottom+q+o.high},c=s.y+o.high+q,l=J(r,e,c+K,i),u=(e,t)=>{let[n,r]=[e.y+i(e.id).high,t.y-i(t.id).high-ge],a=.42*(r-n);return`M${e.x} ${n}C${e.x} ${n+a} ${t.x} ${r-a} ${t.x} ${r}`};return{height:l.bottom+40,vertices:[...a.places,s,...l.places],arcs:[...a.places.map(e=>u(e,s)),...l.places.map(e=>u(s,e))],beforeAt:K/2,afterAt:c}}var Y=24,X=class extends u{constructor(...e){super(...e),this.arena=null,this.shown=0,this.selected=null,this.answers=new Map,this.sheet=``,this.width=640,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[d,I,p`
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
    `]}connectedCallback(){super.connectedCallback(),this.observer.observe(this),g.symbols().then(e=>this.sheet=e,()=>{})}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){let t=this.renderRoot.activeElement;e.has(`selected`)&&t?.matches(`.vertex`)&&this.renderRoot.querySelector(`.vertex.middle`)?.focus()}measure(){let e=Math.max(280,Math.round(this.clientWidth/_()));e!==this.width&&(this.width=e)}render(){let{arena:e,width:t}=this,r=this.selected??e?.start??0;if(!e?.vertices[r])return s;let a={arena:e,shown:this.shown,selected:r,answers:this.answers},{before:o,after:c}=_e(e,r),u=ve(t,r,{before:o.slice(0,Y),after:c.slice(0,Y)},t=>T(e,t)),d=e=>e.length>Y?` ${l(`near-more`,{count:e.length-Y})}`:``;return n`<svg
      viewBox="0 0 ${t} ${u.height}"
      role="group"
      aria-label=${l(`view-near`)}
    >
      <defs .innerHTML=${this.sheet}></defs>
      <defs>${F(e.attractor===2?2:1)}</defs>
      ${u.arcs.map(e=>i`<path class="arc" d=${e} marker-end="url(#head)" />`)}
      <text class="beside" x="8" y=${u.beforeAt}>
        ${l(`near-before`,{count:o.length})}${d(o)}
      </text>
      <text class="beside" x="8" y=${u.afterAt}>
        ${l(`near-after`,{count:c.length})}${d(c)}
      </text>
      ${u.vertices.map(e=>this.vertex(a,e,r))}
    </svg>`}vertex(e,{id:t,x:n,y:r},a){let o=e.arena.vertices[t];if(!o)return s;let c={...e,selected:t===a?a:null};return i`<g transform="translate(${n} ${r})">
      <g class="${A(c,o)} ${t===a?`middle`:``}" tabindex="0"
        role="button" data-vertex=${t} aria-label=${D(e,o)}
        aria-pressed=${this.answers.get(t)===`chosen`?`true`:s}
        @click=${()=>this.tell(`vertex`,t)}
        @keydown=${e=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),this.tell(`vertex`,t))}}>${O(e,o)}</g>
      <g class="marks" aria-hidden="true">${k(e,o)}</g>
    </g>`}};m([t({attribute:!1})],X.prototype,`arena`,void 0),m([t({type:Number})],X.prototype,`shown`,void 0),m([t({type:Number})],X.prototype,`selected`,void 0),m([t({attribute:!1})],X.prototype,`answers`,void 0),m([o()],X.prototype,`sheet`,void 0),m([o()],X.prototype,`width`,void 0),X=m([v(`near-graph`)],X);var ye=new TextEncoder,[be,xe]=[0,33],Se=2048;async function Ce(e){let t=[],n=[],[r,i]=[0,0];for(let{name:a,content:o}of e){let e=new Uint8Array(await o.arrayBuffer()),s=ye.encode(a),[c,l]=[we(e),e.length],u=[[2,20],[2,Se],[2,0],[2,be],[2,xe],[4,c],[4,l],[4,l],[2,s.length],[2,0]],d=Z([4,67324752],...u);t.push(d,s,e);let f=Z([4,33639248],[2,20],...u,[2,0],[2,0],[2,0],[4,0],[4,r]);n.push(f,s),r+=d.length+s.length+l,i+=f.length+s.length}let a=e.length,o=Z([4,101010256],[2,0],[2,0],[2,a],[2,a],[4,i],[4,r],[2,0]);return new Blob([...t,...n,o],{type:`application/zip`})}function Z(...e){let t=e.flatMap(([e,t])=>Array.from({length:e},(e,n)=>t>>>8*n&255));return new Uint8Array(t)}function we(e){let t=4294967295;for(let n of e){t^=n;for(let e=0;e<8;e+=1)t=t>>>1^(t&1?3988292384:0)}return(t^4294967295)>>>0}var Te=[`svg`,`png`,`animation`,`frames`,`tikz`,`dot`,`mermaid`,`python`],Ee={svg:`svg`,png:`png`,animation:`svg`,frames:`zip`,tikz:`tex`,dot:`dot`,mermaid:`mmd`,python:`py`};async function De(e,t,{name:n,step:r,steps:i}){let a=(e,n)=>g.arenaFile({...t,format:e,step:n}),o=b(`${n}${e===`animation`?`-animation`:e===`frames`?`-steps`:``}`,Ee[e]);switch(e){case`png`:return y(o,await x(await a(`svg`,r)));case`animation`:return y(o,await a(`animation`,null));case`frames`:return y(o,await Oe(e=>a(`svg`,e),n,i));default:return y(o,await a(e,r))}}async function Oe(e,t,n){let r=[];for(let i=0;i<n;i+=1){let n=await e(i);r.push({name:b(`${t}-${i}`,`svg`),content:n}),r.push({name:b(`${t}-${i}`,`png`),content:await x(n)})}return Ce(r)}var ke=p`
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
`;function Ae(e,t,r){let{vertices:a}=e,o=e.attractor===2?2:1,s=[];for(let e of[1,2]){if(!a.some(t=>t.player===e))continue;let t=i`<g class="player-${e}">${j(e,12,12,`shape`,0)}</g>`;s.push([t,l(`to-move`,{player:e})])}a.some(e=>!e.player)&&s.push([i`${j(null,14,12,`shape`,0)}`,l(`legend-nobody`)]),typeof e.start==`number`&&s.push([i`<path class="start" d="M-16 0H4" marker-end="url(#head-dark)" />`,l(`legend-start`)]);let c=[`1`,`2`,`draw`].filter(e=>a.some(({final:t})=>t===e));if(c.length>0){let e=i`${j(1,12,12,`inner`,0)}${j(1,12,12,`inner`,4)}`;s.push([e,l(`legend-ended`)])}for(let e of c)s.push([le(e),l(`final-${e}`)]);if(t>0){let t=i`<rect class="hatch-${o===1?`first`:`second`}" x="-14" y="-11"
      width="28" height="22" fill=${P(1)} />`;if(s.push([t,l(`legend-attractor`,{player:o})]),s.push([M(`1`),l(`legend-rank`)]),r&&e.strategy.length>0){let e=i`<path class="arc chosen" d="M-16 0H4" marker-end="url(#head-dark)" />`;s.push([e,l(`legend-chosen`)])}}return n`<ul class="legend" aria-label=${l(`legend`)}>
    ${s.map(([e,t])=>n`<li>
          <svg viewBox="-18 -15 36 30" aria-hidden="true">
            ${i`<defs>${F(o)}</defs>${e}`}
          </svg>
          ${t}
        </li>`)}
  </ul>`}var je=60,Me=p`
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
`;function Ne(e,t,r,i){let a=t-1,o=e.layers[a];if(!o)return s;let c=r===null?o:[...new Set([r,...o])];return n`<section class="card stack" aria-label=${l(`reasons`)}>
    <h2>${l(`entering`,{rank:a,count:o.length})}</h2>
    <ul class="reasons">
      ${c.slice(0,je).map(a=>{let o=e.vertices[a];return o&&o.rank!==null?n`<li>
              <button aria-pressed=${a===r} @click=${()=>i(a)}>
                <strong class="mono">${o.position}</strong> ${Pe(e,t,o)}
              </button>
            </li>`:s})}
    </ul>
  </section>`}function Pe(e,t,n){let r=Q(e,t,n.id),i=e.attractor??1;if(!r)return l(`rank`,{rank:n.rank??0});if(r.kind===`final`)return l(`reason-final`,{player:i});let a=r.arcs.flatMap(t=>{let n=e.vertices[e.arcs[t]?.[1]??-1];return n?[n.position]:[]}),o=r.kind===`exists`?`reason-exists`:`reason-for-all`;return l(o,{player:i,other:i===1?2:1,targets:a.join(`, `),count:a.length})}function Q(e,t,n){if(n===null)return;let r=e.vertices[n]?.rank;if(!(typeof r!=`number`||r>=t))return e.reasons?.find(({vertex:e})=>e===n)}var Fe=500;function Ie(e,t){let r=new Map;for(let[t=-1,n=-1]of e.arcs)r.set(t,[...r.get(t)??[],n]);return n`<details>
    <summary>${l(`as-table`)}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${l(`as-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${l(`number`)}</th>
            <th>${l(`position`)}</th>
            <th>${l(`turn`)}</th>
            <th>${l(`end`)}</th>
            <th class="number">${l(`rank-title`)}</th>
            <th>${l(`successors`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.vertices.slice(0,Fe).map(e=>n`<tr>
                <td class="number">${e.id}</td>
                <td class="mono">${e.position}</td>
                <td>${e.player?l(`player`,{player:e.player}):``}</td>
                <td>${e.final?l(`final-${e.final}`):``}</td>
                <td class="number">${(e.rank??t)<t?e.rank:``}</td>
                <td class="mono">${r.get(e.id)?.join(` `)??``}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}var Le=p`
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
`;function Re([e,t],r){let[a=0,o=0]=[e,t].map(e=>100*(e??0)/r);return n`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${i`<rect class="first" y="1" width=${a} height="8" />
      <rect class="second" x=${a} y="1" width=${o} height="8" />`}
  </svg>`}function ze(e,t){let r=Math.max(1,...e.summary.map(({vertices:e})=>e));return n`<div class="sheet" tabindex="0" role="region" aria-label=${l(`layers`)}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${l(`rank-title`)}</th>
          <th class="number">${l(`vertices`)}</th>
          <th class="number">${l(`player`,{player:1})}</th>
          <th class="number">${l(`player`,{player:2})}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${e.summary.slice(0,t).map(({rank:e,vertices:t,players:i})=>n`<tr>
              <td class="number">${e}</td>
              <td class="number">${f(t)}</td>
              <td class="number">${f(i[0]??0)}</td>
              <td class="number">${f(i[1]??0)}</td>
              <td class="bar">${Re(i,r)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}var Be=`{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`,Ve=[`whole`,`near`,`layers`];function He(t){return{source:t.fields.has(`dictionary`)?`dictionary`:`game`,game:r(t,`game`)??`chomp:2x3`,start:r(t,`start`)??``,dictionary:r(t,`dictionary`)??Be,first:r(t,`owners`)??`a, d, e`,targets:r(t,`targets`)??``,attractor:e(t,`attractor`,1)===2?2:1,shown:e(t,`layers`,0),complete:t.fields.has(`complete`),sight:Ve.find(e=>e===r(t,`view`))??null,boards:r(t,`labels`)!==`positions`,question:t.fields.has(`question`)}}function Ue(e){let t=new Map;return e.source===`game`?(t.set(`game`,a(e.game)),e.start&&t.set(`start`,a(e.start)),e.complete&&t.set(`complete`,`true`)):(t.set(`dictionary`,a(e.dictionary)),t.set(`owners`,a(e.first)),t.set(`targets`,a(e.targets))),e.attractor===2&&t.set(`attractor`,`2`),e.shown>0&&t.set(`layers`,String(e.shown)),e.sight&&t.set(`view`,e.sight),e.boards||t.set(`labels`,`positions`),e.question&&t.set(`question`,`yes`),{screen:`graph`,fields:t}}function We(e){let t=e.split(`,`).map(e=>e.trim()).filter(e=>e!==``);return t.length>0?t:null}var Ge=40,$=class extends u{constructor(...e){super(...e),this.games=[],this.address={screen:`graph`,fields:new Map},this.view=He({screen:`graph`,fields:new Map}),this.arena=null,this.refusal=null,this.busy=!1,this.selected=null,this.strategy=!0,this.answers=new Map,this.outcome=``,this.asking=new AbortController,this.written=``}static{this.styles=[d,Le,I,ke,Me,p`
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
    `]}willUpdate(e){e.has(`address`)&&c(this.address)!==this.written&&(this.written=c(this.address),this.view=He(this.address),this.load())}disconnectedCallback(){this.asking.abort(),super.disconnectedCallback()}render(){return n`<div class="screen">
      <section class="main card" aria-label=${l(`arena`)}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal?te(this.refusal,()=>void this.load()):s}
        ${this.arena?this.picture(this.arena):s}
      </section>
      <div class="stack">
        ${this.choices()}
        ${this.arena&&!this.view.question?Ne(this.arena,this.view.shown,this.selected,e=>this.onVertex(e)):s}
        ${this.arena?this.files():s}
      </div>
    </div>`}sight(e){let t=this.view.sight??(e.vertices.length>Ge?`layers`:`whole`);return t===`whole`&&!e.layout?`layers`:t}picture(e){let t=this.sight(e);return n`
      ${this.steps(e)}
      <div class="row">
        <ol class="layers" aria-label=${l(`layers`)}>
          ${e.layers.map((e,t)=>n`<li class=${t<this.view.shown?`in`:``}>
                A<sub>${t}</sub>
                <strong
                  >${this.view.question&&t>=this.view.shown?`?`:e.length}</strong
                >
              </li>`)}
        </ol>
        ${this.sights(e,t)}
      </div>
      ${e.layout?s:n`<p class="soft">${l(`too-many-vertices`)}</p>`}
      ${this.drawing(e,t)}
      ${Ae(e,this.view.shown,this.strategy&&!this.view.question)}
      ${e.layout?Ie(e,this.view.shown):ze(e,this.view.shown)}
    `}drawing(e,t){let r=e=>this.onVertex(e.detail);switch(t){case`whole`:return n`<game-graph
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
        ></layer-list>`}}sights(e,t){return n`<div class="row tight" role="group" aria-label=${l(`graph-view`)}>
      ${Ve.filter(t=>t!==`whole`||e.layout).map(e=>n`<button aria-pressed=${e===t} @click=${()=>this.look({sight:e})}>
            ${l(`view-${e}`)}
          </button>`)}
    </div>`}steps(e){let{shown:t}=this.view,r=e.layers.length;return n`<div class="row steps">
      <button
        ?disabled=${t===0}
        @click=${()=>this.go(t-1)}
        aria-label=${l(`back`)}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${r}
        .value=${String(t)}
        aria-label=${l(`layers-shown`)}
        @input=${e=>this.go(Number(e.target.value))}
      />
      <button
        class="primary"
        ?disabled=${t>=r||this.view.question}
        @click=${()=>this.go(t+1)}
        aria-label=${l(`forward`)}
      >
        ▶
      </button>
      <button aria-pressed=${this.view.question} @click=${this.onQuestion}>
        ${l(`question-mode`)}
      </button>
      ${this.view.question?n`<button class="primary" @click=${this.onCheck}>${l(`check`)}</button>`:n`<button
              aria-pressed=${this.strategy}
              @click=${()=>this.strategy=!this.strategy}
            >
              ${l(`strategy`)}
            </button>`}
    </div>`}choices(){let{view:e}=this;return n`<section class="card stack" aria-label=${l(`graph-choices`)}>
      <div class="row" role="group" aria-label=${l(`source`)}>
        <button
          aria-pressed=${e.source===`game`}
          @click=${()=>this.change({source:`game`})}
        >
          ${l(`of-game`)}
        </button>
        <button
          aria-pressed=${e.source===`dictionary`}
          @click=${()=>this.change({source:`dictionary`})}
        >
          ${l(`of-dictionary`)}
        </button>
      </div>
      ${e.source===`game`?n`<game-picker
                .games=${this.games}
                .word=${e.game}
                .fits=${e=>ne(e,`graph`)!==void 0}
                @game=${e=>this.change({game:e.detail,start:``})}
              ></game-picker>
              ${e.start?this.startedAt(e.start):s}
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.complete}
                  @change=${e=>this.change({complete:e.target.checked})}
                />${l(`complete-arena`)}</label
              >
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${e.boards}
                  @change=${e=>this.change({boards:e.target.checked})}
                />${l(`labels-boards`)}</label
              >`:this.dictionary()}
      <label class="field">
        ${l(`attractor-of`)}
        <select
          @change=${e=>this.change({attractor:Number(e.target.value)})}
        >
          ${[1,2].map(t=>n`<option value=${t} ?selected=${t===e.attractor}>
                ${l(`player`,{player:t})}
              </option>`)}
        </select>
      </label>
    </section>`}startedAt(e){return n`<p class="row">
      <span>${l(`from-position`)} <strong class="mono">${e}</strong></span>
      <button @click=${()=>this.change({start:``})}>${l(`from-start`)}</button>
    </p>`}dictionary(){let e=e=>this.renderRoot.querySelector(e)?.value??``;return n`
      <label class="field"
        >${l(`dictionary`)}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${l(`owned-by-first`)}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${l(`targets`)}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${()=>this.change({dictionary:e(`#dictionary`),first:e(`#owners`),targets:e(`#targets`)})}>${l(`draw-it`)}</button>
    `}reasonOf(e){return this.arena?Q(this.arena,this.view.shown,e):void 0}files(){return n`<section class="card stack" aria-label=${l(`save`)}>
      <h2>${l(`save`)}</h2>
      <div class="row">
        ${Te.map(e=>n`<button @click=${()=>void this.onSave(e)}>
              ${l(`format-${e}`)}
            </button>`)}
      </div>
    </section>`}sentence(){let{arena:e,view:t}=this;if(this.outcome)return this.outcome;if(this.busy&&!e)return l(`loading`);if(!e)return``;let n=e.attractor??t.attractor,r={player:n,vertices:e.vertices.length,arcs:e.arcs.length};if(t.shown===0)return l(`arena-sentence`,r);let i=e.layers.slice(0,t.shown).reduce((e,t)=>e+t.length,0),a=e.vertices[e.start??-1],o=t.shown>=e.layers.length;return o&&typeof a?.rank==`number`?l(`start-won`,{player:n,rank:a.rank}):o&&a?l(`start-not-won`,{player:n,inside:i}):l(`layers-sentence`,{...r,rank:t.shown-1,inside:i})}onVertex(e){let t=this.arena&&this.sight(this.arena)===`near`;if(!this.view.question||t&&e!==this.selected){this.selected=this.selected===e&&!t?null:e;return}let n=this.arena?.vertices[e]?.rank;if(typeof n==`number`&&n<this.view.shown)return;let r=new Map([...this.answers].filter(([,e])=>e===`chosen`));r.delete(e)||r.set(e,`chosen`),this.answers=r,this.outcome=``}onQuestion(){this.look({question:!this.view.question}),this.answers=new Map,this.selected=null,this.ask()}ask(){this.outcome=this.view.question?l(`question`,{rank:this.view.shown}):``}look(e){this.view={...this.view,...e},this.publish()}onCheck(){let e=this.arena?.layers[this.view.shown];if(!e){this.outcome=l(`no-more-layers`);return}let t=[...this.answers.keys()],n=t.filter(t=>!e.includes(t)),r=e.filter(e=>!this.answers.has(e));if(n.length+r.length>0){let e=t.map(e=>[e,n.includes(e)?`wrong`:`right`]);this.answers=new Map(e),this.outcome=l(`not-yet`,{wrong:n.length,missed:r.length});return}this.answers=new Map;let i=this.view.shown;this.go(i+1),this.outcome=l(`well-done`,{rank:i})}go(e){let t=this.arena?.layers.length??0;this.view={...this.view,shown:Math.max(0,Math.min(e,t))},this.selected=null,this.answers=new Map,this.ask(),this.publish()}change(e){let t=`attractor`in e||`boards`in e?this.view.shown:0;this.view={...this.view,shown:t,...e},this.publish(),this.load()}publish(){let e=Ue(this.view);this.written=c(e),this.tell(`address`,e)}request(){let{source:e,game:t,start:n,dictionary:r,first:i,targets:a,attractor:o,complete:s}=this.view,c=this.view.boards?`boards`:`positions`;return e===`game`?{game:t,position:n||null,complete:s,attractor:o,labels:c}:{dictionary:r,owners:{first:We(i),second:null,targets:We(a)},attractor:o}}async load(){this.asking.abort(),this.asking=new AbortController,this.busy=!0,this.selected=null,this.answers=new Map,this.ask();try{this.arena=await g.arena(this.request(),this.asking.signal),this.refusal=null,this.busy=!1}catch(e){if(ee(e))return;this.busy=!1,this.arena=null,this.refusal=h(e)}}async onSave(e){let{shown:t,game:n,source:r}=this.view;try{await De(e,this.request(),{name:r===`game`?n:`graph`,step:t>0?t-1:null,steps:this.arena?.layers.length??0})}catch(e){this.refusal=h(e)}}};m([t({attribute:!1})],$.prototype,`games`,void 0),m([t({attribute:!1})],$.prototype,`address`,void 0),m([o()],$.prototype,`view`,void 0),m([o()],$.prototype,`arena`,void 0),m([o()],$.prototype,`refusal`,void 0),m([o()],$.prototype,`busy`,void 0),m([o()],$.prototype,`selected`,void 0),m([o()],$.prototype,`strategy`,void 0),m([o()],$.prototype,`answers`,void 0),m([o()],$.prototype,`outcome`,void 0),$=m([v(`graph-screen`)],$);export{$ as GraphScreen};