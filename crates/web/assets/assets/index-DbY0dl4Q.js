const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./graph-screen-DNSu0KK2.js","./jobs-BEzt_sH5.js","./tournament-screen-VxoUt7AV.js","./number-field-ChEjJKZG.js","./dice-screen-B41cGWSu.js","./line-chart-4sj8Ktv8.js","./learn-screen-BkZ6iOhj.js"])))=>i.map(i=>d[i]);
import{A as e,C as t,D as n,E as r,F as i,L as a,M as o,N as s,O as c,P as l,R as u,S as d,T as ee,V as f,a as p,b as m,c as h,d as g,f as _,h as v,i as te,j as ne,l as y,m as re,n as b,o as ie,p as x,s as ae,t as oe,u as S,v as se,w as C,x as w,y as T,z as E}from"./jobs-BEzt_sH5.js";var ce=ne(e());ce&&!location.hash&&history.replaceState(null,``,ce);var le=new URLSearchParams(location.search),ue=le.get(`lang`);(ue===`fr`||ue===`en`)&&f.hold({language:ue}),le.get(`hints`)===`yes`&&f.hold({hints:!0});function de(e){let t=new Set(e.best),n=e.moves.map(n=>[n.move,fe(n,e.turn??null,t.has(n.move))]);return new Map(n.filter(([,{letter:e,amount:t}])=>e!==null||t!==null))}function fe(e,t,n){let r={letter:null,distance:null,amount:null,guess:!1,winner:null,best:n};if(e.value){let n=e.value===`draw`||!t?null:pe(e.value,t);return{...r,letter:e.value,distance:e.distance??null,winner:n}}return typeof e.gain==`number`?{...r,amount:e.gain}:typeof e.estimate==`number`?{...r,amount:t===2?-e.estimate:e.estimate,guess:!0}:r}var pe=(e,t)=>e===`win`?t:t===1?2:1;function me(e){return e.reduce((e,t)=>e&&he(e)>=he(t)?e:t,null)}function he({letter:e,distance:t,amount:n}){let r=t??0;switch(e){case`win`:return 1e6-r;case`draw`:return 0;case`loss`:return-1e6+r;case null:return Math.max(-1e5,Math.min(1e5,n??0))}}function ge(e){let t=e.turn===2?-1:1;if(e.value!==null)return{value:e.value===`draw`?0:e.value===`win`?t:-t,guess:e.proof!==`exact`};if(typeof e.gain==`number`)return{value:t*e.gain,guess:!1};let n=e.moves.find(({move:t})=>t===e.best[0]);return typeof n?.estimate==`number`?{value:n.estimate/(Math.abs(n.estimate)+5),guess:!0}:null}function D({places:e,also:t}){return e.length===0?[]:[e,...t??[]]}function O(e,t){return t.every((t,n)=>e[n]===t)}function k(e,t){return e.filter(e=>D(e).some(e=>O(e,t)))}function _e(e,t){return ye(e,t,D)}function ve(e,t){return ye(e,t,e=>D(e).slice(0,1))}function ye(e,t,n){let r=new Map;for(let i of e)for(let e of n(i)){let n=e[t.length];if(n===void 0||!O(e,t))continue;let a=r.get(n);a?a.includes(i)||a.push(i):r.set(n,[i])}return r}function be(e,t,n){return _e(e,t).has(n)?we(e,[...t,n]):t.at(-1)===n?{kind:`touched`,places:[]}:t.length>0&&_e(e,[]).has(n)?we(e,[n]):t.length>0?{kind:`nothing`,place:n}:xe(e,n)}function xe(e,t){let n=e.filter(e=>D(e).some(e=>e.at(-1)===t)),[r]=n;return r?n.length===1?{kind:`move`,move:r.move}:{kind:`aimed`,place:t,moves:n}:{kind:`nothing`,place:t}}function Se(e,t){let n=k(e,[t]),[r]=n;return r&&n.length===1?{kind:`move`,move:r.move}:be(e,[],t)}function Ce(e,t,n,r){let i=t.at(-1)===n?t:[n],a=e.filter(e=>D(e).some(e=>O(e,i)&&e.length>i.length&&e.at(-1)===r)),[o]=a;return o?a.length===1?{kind:`move`,move:o.move}:{kind:`choice`,places:[...i,r],moves:a}:k(e,i).length>0?be(e,i,r):{kind:`nothing`,place:r}}function we(e,t){let n=k(e,t),r=n.filter(e=>D(e).some(e=>e.length===t.length&&O(e,t))),[i]=r;return i&&n.length===1?{kind:`move`,move:i.move}:r.length>1?{kind:`choice`,places:t,moves:n}:i?{kind:`choice`,places:t,moves:r}:{kind:`touched`,places:t}}function Te(e,t,n){let r=new Set,i=new Map,a=new Map(t.places.map(e=>[A(e),e])),o=new Set(e.places.map(A));return t.places.filter(e=>e.piece&&!o.has(A(e))).length>0?{going:new Set(n),coming:i}:(e.places.forEach((e,t)=>{let n=a.get(A(e));n?n.piece&&!Ee(e.piece,n.piece)?i.set(t,n.piece):e.piece&&!n.piece&&r.add(t):r.add(t)}),{going:r,coming:i})}function A({x:e,y:t}){return`${Math.round(e)},${Math.round(t)}`}function Ee(e,t){return!!e&&e.owner===t.owner&&String(e.layers)===String(t.layers)}function De(){return parseFloat(getComputedStyle(document.documentElement).fontSize)/16}function j(e){return e.letter?`${T(`letter-${e.letter}`)}${e.distance??``}`:e.amount===null?`?`:e.guess?`≈${Oe(e.amount)}`:ke(e.amount,2)}function Oe(e){return ke(e,+(Math.abs(e)<9.95))}function ke(e,t){let n=Number.isInteger(e)?0:t,r=v(Math.abs(e),n);return`${Number(Math.abs(e).toFixed(n))===0?``:e<0?`−`:`+`}${r}`}function Ae(e){return e.letter===`draw`?T(`spoken-draw`):e.letter&&e.distance!==null?T(`spoken-${e.letter}`,{moves:e.distance}):e.letter?T(`spoken-${e.letter}-some-time`):e.amount===null?T(`spoken-unknown`):e.guess?T(`spoken-estimate`,{amount:Oe(e.amount)}):T(`spoken-gain`,{amount:ke(e.amount,2)})}function je(e,t){let n=j(e),r=e.winner===1?.9:.7;return{wide:Math.max(.62*t*n.length+r*t,1.5*t),high:1.5*t}}function Me(e,{size:t,half:n}){return e.every(e=>{let{wide:r,high:i}=je(e,t);return r<=2*n&&i<=2*n})}function Ne({piece:e,mark:t}){return!!e?.owner||!!t}function Pe(e,t,{size:r}){let{wide:i,high:a}=je(t,r),o=t.winner===1?a/2:t.winner===2?1:a/5;return n`<g class="badge ${Ie(t)}" transform="translate(${e.x} ${e.y})"
    aria-hidden="true" data-badge=${e.name}>
    <rect class="back" x=${-i/2} y=${-a/2} width=${i} height=${a} rx=${o} />
    <text font-size=${r}>${j(t)}</text>
  </g>`}function Fe(e,t,{half:r}){let i=(t.best?.34:.24)*r,a=Ne(e)?.68*r:0,o=t.winner===1?n`<circle class="back" r=${i} />`:n`<rect class="back" x=${-i} y=${-i} width=${2*i} height=${2*i}
          transform=${t.winner===2?``:`rotate(45) scale(.85)`} />`;return n`<g class="badge dot ${Ie(t)}" aria-hidden="true" data-badge=${e.name}
    transform="translate(${e.x+a} ${e.y-a})">${o}</g>`}function Ie({winner:e,best:t,guess:n}){return`winner-${e??0}${t?` best`:``}${n?` guess`:``}`}var Le=c`
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow-x: auto;
    overflow-y: hidden;
  }
  svg {
    display: block;
    width: 100%;
    /* A board in a frame of a given height fills it. */
    height: var(--board-fill, auto);
    max-height: var(--board-height, 74vh);
    margin-inline: auto;
    touch-action: manipulation;
    user-select: none;
    overflow: visible;
  }
  .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .label {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .label.owner-1 {
    fill: var(--first-text);
    font-weight: 700;
  }
  .label.owner-2 {
    fill: var(--second-text);
    font-weight: 700;
  }
  .sign-1,
  .sign-2 {
    fill: var(--surface);
    stroke: var(--first);
    stroke-width: 3;
  }
  .sign-2 {
    stroke: var(--second);
  }
  .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters.on-light {
    fill: #16191d;
  }
  .place {
    outline: none;
  }
  .place.open {
    cursor: pointer;
  }
  .hit {
    fill: transparent;
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 4;
  }
  .place.open:hover .halo {
    stroke: var(--primary);
    stroke-opacity: 0.55;
  }
  .place:focus-visible .halo {
    stroke: var(--focus);
    stroke-opacity: 1;
  }
  .place.lit .halo {
    stroke: var(--primary);
    stroke-opacity: 0.4;
  }
  .place.grab {
    touch-action: none;
    cursor: grab;
  }
  .place.going .piece {
    opacity: 0.3;
  }
  .place.going .halo {
    stroke: var(--alarm);
    stroke-opacity: 0.8;
    stroke-dasharray: 4 3;
  }
  .ghost {
    opacity: 0.55;
  }
  .place.refused .halo {
    stroke: var(--alarm);
    stroke-opacity: 1;
    stroke-width: 5;
    stroke-dasharray: 3 3;
  }
  .place.decisive .halo,
  .place.decisive.last .halo {
    stroke: var(--ink);
    stroke-width: 6;
  }
  .place.decisive .hit {
    fill: var(--primary);
    fill-opacity: 0.16;
  }
  .place.touched .halo {
    stroke: var(--primary);
    stroke-dasharray: 7 4;
  }
  .place.last .halo {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .target {
    fill: var(--primary);
    fill-opacity: 0.85;
  }
  .badge {
    pointer-events: none;
  }
  .badge .back {
    fill: var(--surface);
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .badge.best .back {
    stroke-width: 3.5;
  }
  .badge.guess .back {
    stroke-dasharray: 4 3;
  }
  .badge.winner-1 .back {
    stroke: var(--first);
  }
  .badge.winner-2 .back {
    stroke: var(--second);
  }
  .badge.guess text {
    font-style: italic;
    font-weight: 500;
  }
  .badge.dot .back {
    fill: var(--soft);
    stroke: var(--surface);
    stroke-width: 2;
  }
  .badge.dot.best .back {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .badge.dot.winner-1 .back {
    fill: var(--first);
  }
  .badge.dot.winner-2 .back {
    fill: var(--second);
  }
  .badge.dot.guess .back {
    fill: var(--surface);
    stroke: var(--soft);
    stroke-dasharray: 4 3;
  }
  .badge text {
    fill: var(--ink);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .badge.best text {
    font-weight: 800;
  }
  .moving {
    pointer-events: none;
  }
  .choice {
    position: absolute;
    inset-inline: 0;
    bottom: var(--s2);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s2);
    padding: var(--s3);
    background: var(--surface);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`,Re=8;function ze({bounds:e,labels:t},n=20){let{left:r,top:i,right:a,bottom:o}=e;for(let{x:e,y:s,text:c}of t){let t=c.length*n*.62;r=Math.min(r,e-t/2),a=Math.max(a,e+t/2),i=Math.min(i,s-n/2),o=Math.max(o,s+n/2)}return{left:r-Re,top:i-Re,width:a-r+16,height:o-i+16}}function Be(e,t){let[n,r]=[Math.min(e.left,t.left),Math.min(e.top,t.top)],i=Math.max(e.left+e.width,t.left+t.width),a=Math.max(e.top+e.height,t.top+t.height);return{left:n,top:r,width:i-n,height:a-r}}function Ve(e,t,n){let r=e[t];if(!r)return null;let i=null,a=1/0;return e.forEach((e,t)=>{let[o,s]=He(e.x-r.x,e.y-r.y,n);if(o<=0)return;let c=o+2.5*Math.abs(s);c<a&&([i,a]=[t,c])}),i}function He(e,t,n){switch(n){case`left`:return[-e,t];case`right`:return[e,t];case`up`:return[-t,e];case`down`:return[t,e]}}function M(e){return e.map(e=>typeof e==`string`?n`<use href="#${e}" />`:n`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}function Ue(e,t){let r=e.piece!==null||e.mark!==null;return n`<circle class="target" cy=${r?.86*t:0} r=${(r?.13:.18)*t} />`}function We({x:e,y:t,text:r,owner:i},a){let o=n`<text class="label owner-${i??0}" font-size=${a} x=${e} y=${t}
    aria-hidden="true">${r}</text>`;if(!i||r!==String(i)||e>=0)return o;let s=.85*a,c=i===1?n`<circle class="sign-1" cx=${e} cy=${t} r=${s} />`:n`<rect class="sign-2" x=${e-s} y=${t-s} width=${2*s} height=${2*s} />`;return n`${c}${o}`}function Ge(e,t,n){let r=[e.name],{piece:i}=e;if(i&&r.push(T(`form-${i.form}`,{count:i.count??1})),i?.owner&&r.push(T(`of-player`,{player:i.owner})),e.mark&&r.push(Ke(e.mark)),t){let e=me(t.flatMap(({move:e})=>n?.get(e)??[]));r.push(e?Ae(e):T(`can-be-played`))}return r.filter(e=>e!==``).join(`, `)||T(`place`)}function Ke(e){switch(e.kind){case`barrier`:return T(`form-barrier`);case`rings`:return T(`form-rings`,{count:e.rings});case`token`:return T(`form-token`,{name:e.name})}}var qe={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`},Je=.5,Ye=18,Xe=16,Ze=4,Qe=700,$e={going:new Set,coming:new Map},N=class extends S{constructor(...e){super(...e),this.picture=null,this.moves=[],this.badges=null,this.trace=[],this.decisive=[],this.ahead=null,this.subject=``,this.label=``,this.touched=[],this.aimed=null,this.hovered=null,this.preview=$e,this.refused=null,this.choice=[],this.focused=0,this.dragged=null,this.sheet=``,this.scale=1,this.zoom=1,this.touchable=!1,this.held=!1,this.room=null,this.meaning=new Set,this.stop=0,this.ends=new Set,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[g,Le]}connectedCallback(){super.connectedCallback(),_.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){e.has(`subject`)&&(this.room=null),this.moves.length>0&&(this.touchable=this.moves.some(({places:e})=>e.length>0)),(e.has(`moves`)||e.has(`picture`))&&(this.letGo(),this.dragged=null,this.hovered=null,this.preview=$e,this.follows(e.get(`picture`)))}follows(e){let t=this.renderRoot.activeElement;this.held=t!==null&&t.matches(`.place`);let n=this.picture?.places??[],r=e?.places[this.focused];if(r){let e=({x:e,y:t})=>Math.hypot(e-r.x,t-r.y),t=n.reduce((t,r,i)=>{let a=n[t];return a&&e(a)<=e(r)?t:i},0);this.focused=t}this.focused>=n.length&&(this.focused=0)}updated(e){e.has(`picture`)&&this.held&&this.element(this.reachable())?.focus(),e.has(`picture`)&&(this.observer.disconnect(),this.drawing&&this.observer.observe(this.drawing),this.measure()),e.has(`choice`)&&this.choice.length>0&&this.renderRoot.querySelector(`.choice button`)?.focus()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}render(){let{picture:e}=this;if(!e)return C;let t=this.space(e),i=this.aimed??this.moves,a=_e(i,this.touched),o=ve(i,this.touched);this.meaning=this.lit(),this.stop=this.reachable(),this.ends=new Set(i.flatMap(({places:e})=>e.at(-1)??[]));let s=Math.min(22,Math.max(Xe,14*this.scale))*this.zoom/this.scale,c=this.touchable?t.width*Je:0,l=`max-width: max(${c}px, min(100%, ${(e=>`${e*Ze/16}rem`)(t.width)})); min-width: ${c}px`;return r`
      <div class="scroll">
        <svg
          viewBox="${t.left} ${t.top} ${t.width} ${t.height}"
          role="group"
          aria-label=${this.label}
          .style=${l}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @pointerleave=${this.onLeave}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${e.beneath.map(({x:e,y:t,symbol:r})=>n`<use href="#${r}" x=${e} y=${t} />`)}
          ${e.strokes.map(({x1:e,y1:t,x2:r,y2:i})=>n`<line class="stroke" x1=${e} y1=${t} x2=${r} y2=${i} />`)}
          ${e.places.map((t,n)=>this.place(t,n,e.half,a,o))}
          ${e.labels.map(e=>We(e,s))}
          ${this.badges?this.values(e,o):C}
        </svg>
      </div>
      ${this.choice.length>0?this.choices():C}
    `}place(e,t,r,i,a){let{x:o,y:s,piece:c}=e,l=i.has(t),u=this.touched.includes(t),d=[`place`,l?`open`:``,u?`touched`:``,this.meaning.has(t)?`lit`:``,this.preview.going.has(t)?`going`:``,this.decisive.includes(t)?`decisive`:``,this.refused===t?`refused`:``,c&&l&&i.get(t)?.some(({places:e})=>e.length>1)?`grab`:``,this.trace.some(e=>e.x===o&&e.y===s)?`last`:``].join(` `),ee=this.dragged?.from===t,f=ee&&this.dragged?`translate(${this.dragged.dx} ${this.dragged.dy})`:``,p=c&&c.scale!==1?`scale(${c.scale})`:``,m=this.preview.coming.get(t),h=!a.has(t)&&!u&&e.name===``;return n`<g
      class=${d}
      data-place=${e.name}
      data-index=${t}
      transform="translate(${o} ${s})"
      role=${h?C:`button`}
      aria-label=${h?C:Ge(e,a.get(t),this.badges)}
      aria-disabled=${h||l||u||this.ends.has(t)?C:`true`}
      aria-hidden=${h?`true`:C}
      tabindex=${h?C:t===this.stop?0:-1}
      @pointerdown=${e=>this.onGrab(e,t)}
      @pointerenter=${e=>this.onHover(e,t)}
      @focus=${()=>this.onFocus(t)}
      @click=${()=>this.onClick(t)}
    >
      ${M(e.ground)}
      ${c&&!m?n`<g class="piece ${ee?`moving`:``}" transform="${f}${p}">${M(c.layers)}</g>`:C}
      ${m?n`<g class="ghost">${M(m.layers)}</g>`:C}
      ${M(e.over??[])}
      ${l&&this.marked(a)&&(a.has(t)||this.touched.length>0)?Ue(e,r):C}
      <use class="halo" href="#${e.edge}" />
      <rect class="hit" x=${-r} y=${-r} width=${2*r} height=${2*r} />
    </g>`}marked(e){return this.touched.length>0||this.aimed?!0:!this.badges&&2*e.size<(this.picture?.places.length??0)}values({half:e,places:t},n){let r=[...n].flatMap(([e,n])=>{let r=me(n.flatMap(({move:e})=>this.badges?.get(e)??[])),i=t[e];return i&&r?[{place:i,best:r}]:[]}),i={size:Math.max(Ye*this.zoom/this.scale,11.5),half:e},a=Me(r.filter(({place:e})=>!Ne(e)).map(({best:e})=>e),i);return r.map(({place:e,best:t})=>!a||Ne(e)?Fe(e,t,i):Pe(e,t,i))}lit(){let e=this.meant();return new Set(e?[e.places,...e.also??[]].flat():[])}meant(){if(this.hovered===null)return null;let e=this.touch(this.hovered);return e.kind===`move`?this.moves.find(({move:t})=>t===e.move)??null:null}choices(){return r`<div class="choice" role="group" aria-label=${T(`choose-move`)}>
      ${this.choice.map(({move:e})=>r`<button @click=${()=>this.made(e)}>
            <span class="mono">${e}</span>
            ${this.badges?.has(e)?r`<span class="soft">${j(this.badges.get(e))}</span>`:C}
          </button>`)}
      <button class="quiet" @click=${()=>this.letGo()}>${T(`cancel`)}</button>
    </div>`}reachable(){let e=this.picture?.places??[],t=ve(this.aimed??this.moves,this.touched),n=n=>t.has(n)||e[n]?.name!==``;return n(this.focused)?this.focused:Math.max(0,e.findIndex((e,t)=>n(t)))}onKey(e){let t=this.picture?.places??[],n=qe[e.key];n?(e.preventDefault(),this.step(n,t)):e.key===`Enter`||e.key===` `?(e.preventDefault(),this.onClick(this.focused)):e.key===`Escape`&&this.letGo()}step(e,t){let n=this.reachable();do if(n=Ve(t,n,e),n===null)return;while(!this.element(n)?.hasAttribute(`tabindex`));this.focused=n,this.element(n)?.focus()}element(e){return this.renderRoot.querySelector(`[data-index="${e}"]`)}onClick(e){this.follow(this.touch(e))}touch(e){let{aimed:t,moves:n,touched:r}=this;return t&&k(t,[e]).length>0?Se(t,e):be(n,r,e)}onFocus(e){this.focused=e,this.look(e)}onHover(e,t){e.pointerType!==`touch`&&!this.dragged&&this.look(t)}onLeave(){this.look(null)}look(e){this.hovered!==e&&(this.hovered=e,this.preview=$e,this.foresee())}async foresee(){let{picture:e,hovered:t}=this,n=this.meant();if(!e||!n||!this.ahead)return;let r=await this.ahead(n.move).catch(()=>null);r&&this.hovered===t&&this.picture===e&&(this.preview=Te(e,r,n.places))}onGrab(e,t){if(e.button!==0)return;let n=e.currentTarget.classList.contains(`grab`);(e.pointerType!==`touch`||n)&&(n&&e.currentTarget.releasePointerCapture?.(e.pointerId),this.dragged={from:t,x:e.clientX,y:e.clientY,dx:0,dy:0})}onMove(e){if(!this.dragged)return;let{x:t,y:n}=this.dragged,[r,i]=[(e.clientX-t)/this.scale,(e.clientY-n)/this.scale];this.dragged={...this.dragged,dx:r,dy:i}}onDrop(e){let t=this.dragged;if(this.dragged=null,!t)return;let n=this.renderRoot.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-index]`)?.getAttribute(`data-index`);n!=null&&Number(n)!==t.from&&this.follow(Ce(this.aimed??this.moves,this.touched,t.from,Number(n)))}onCancel(){this.dragged=null}follow(e){e.kind===`move`?this.made(e.move):(this.choice=e.kind===`choice`?e.moves:[],this.aimed=e.kind===`aimed`?e.moves:null,this.touched=e.kind===`choice`||e.kind===`touched`?e.places:[],e.kind===`nothing`&&this.refuse(e.place))}refuse(e){this.refused=e,setTimeout(()=>{this.refused===e&&(this.refused=null)},Qe),this.tell(`no-move`,this.picture?.places[e]?.name??``)}made(e){this.letGo(),this.tell(`play-move`,e)}letGo(){this.touched=[],this.aimed=null,this.choice=[]}space(e){let t=ze(e,this.labelRoom(e));return this.room=this.room?Be(this.room,t):t,this.room}labelRoom(e){let t=this.clientWidth/ze({...e,labels:[]}).width;return t>0?Math.max(20,Xe*this.zoom/t):20}measure(){if(!this.drawing||!this.picture)return;this.zoom=De();let e=this.drawing.getBoundingClientRect(),{width:t,height:n}=this.space(this.picture),r=Math.min(e.width/t,e.height/n);r>0&&(this.scale=r)}};y([d({attribute:!1})],N.prototype,`picture`,void 0),y([d({attribute:!1})],N.prototype,`moves`,void 0),y([d({attribute:!1})],N.prototype,`badges`,void 0),y([d({attribute:!1})],N.prototype,`trace`,void 0),y([d({attribute:!1})],N.prototype,`decisive`,void 0),y([d({attribute:!1})],N.prototype,`ahead`,void 0),y([d()],N.prototype,`subject`,void 0),y([d()],N.prototype,`label`,void 0),y([w()],N.prototype,`touched`,void 0),y([w()],N.prototype,`aimed`,void 0),y([w()],N.prototype,`hovered`,void 0),y([w()],N.prototype,`preview`,void 0),y([w()],N.prototype,`refused`,void 0),y([w()],N.prototype,`choice`,void 0),y([w()],N.prototype,`focused`,void 0),y([w()],N.prototype,`dragged`,void 0),y([w()],N.prototype,`sheet`,void 0),y([w()],N.prototype,`scale`,void 0),y([w()],N.prototype,`zoom`,void 0),y([m(`svg`)],N.prototype,`drawing`,void 0),N=y([t(`game-board`)],N);function et(e){return e.split(`:`,1)[0]?.trim()??``}function P(e,t){let n=et(t);return e.find(e=>e.name===n||e.aliases.includes(n))}function tt(e,t){let n=new Map(t.map(({name:e,default:t})=>[e,t])),r=e.indexOf(`:`),i=r<0?[]:e.slice(r+1).split(`,`).filter(e=>e!==``),a=t.filter(({kind:e})=>e===`size`).map(({name:e})=>e),o=t.find(({kind:e})=>e===`numbers`)?.name,s=[];for(let e of i){let r=e.indexOf(`=`),i=e.slice(0,Math.max(r,0));if(r>=0&&i!==o)n.set(i,e.slice(r+1));else if(o&&/^\d+$/.test(e.slice(r+1)))s.push(e.slice(r+1));else if(/^\d+(x\d+)*$/.test(e))for(let t of e.split(`x`)){let e=a.shift();e&&n.set(e,t)}else{let r=t.find(({choices:t})=>t?.some(t=>t.word===e));r&&n.set(r.name,e)}}return o&&s.length>0&&n.set(o,s.join(`,`)),n}function nt(e,t,n){let r=[],i=n.filter(({kind:e})=>e===`size`);i.some(e=>rt(e,t))&&r.push(i.map(e=>t.get(e.name)??e.default).join(`x`));for(let e of n){if(e.kind===`size`||!rt(e,t))continue;let n=t.get(e.name)??``;r.push(e.kind===`numbers`?n:`${e.name}=${n}`)}return r.length===0?e:`${e}:${r.join(`,`)}`}function rt(e,t){let n=t.get(e.name);return n!==void 0&&n!==e.default}var it=5,at=12,ot=4,st=new Map;function ct({word:e}){return st.get(e)}async function lt(e,t){let n=e.filter(({word:e})=>!st.has(e));for(let e=0;e<n.length;e+=ot){let r=n.slice(e,e+ot);await Promise.all(r.map(e=>ut(e).catch(()=>{}))),t()}}async function ut({word:e}){let t={game:e,start:null,moves:[],seed:at},{picture:n}=await _.play(t,1),r=!n.places.some(({piece:e})=>e);st.set(e,r?await dt(t):n)}async function dt(e){let t=((await _.position({game:e.game,random:!0,seed:e.seed})).moves??[]).slice(0,it);return(await _.play({...e,moves:t},1)).picture}var ft=c`
  .open {
    width: 100%;
    justify-content: space-between;
    text-align: start;
    padding: var(--s2) var(--s3);
  }
  .open strong {
    display: block;
    font-size: var(--large);
    line-height: 1.2;
  }
  .open .mono,
  .open .aim {
    display: block;
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  .open .aim::first-letter {
    text-transform: uppercase;
  }
  .symbols {
    position: absolute;
    width: 0;
    height: 0;
  }
  dialog.choosing {
    width: min(76rem, calc(100vw - 1rem));
    max-height: calc(100dvh - 1rem);
    padding: var(--s4);
  }
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(17rem, 1fr);
    gap: var(--s4);
    margin-block-start: var(--s3);
  }
  .games,
  .about-game {
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
    padding: 4px;
  }
  .about-game {
    max-height: calc(100dvh - 12rem);
  }
  .games h3 {
    margin-block: var(--s3) var(--s2);
  }
  .games h3:first-child {
    margin-block-start: 0;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
    gap: var(--s2);
  }
  .cards button {
    flex-direction: column;
    justify-content: start;
    gap: var(--s2);
    padding: var(--s2);
    line-height: 1.25;
    text-align: start;
  }
  .cards button[aria-pressed='true'] {
    background: var(--first-wash);
    color: var(--ink);
    outline: 3px solid var(--primary);
  }
  .still {
    width: 100%;
    height: 5.5rem;
  }
  .still .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .still .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .still .letters.on-light {
    fill: #16191d;
  }
  .said {
    display: grid;
    gap: 2px;
    width: 100%;
  }
  .said .aim,
  .minutes {
    font-size: var(--small);
    color: var(--soft);
  }
  .cards button[aria-pressed='true'] .aim,
  .cards button[aria-pressed='true'] .minutes {
    color: inherit;
  }
  h3.chosen {
    font-size: var(--large);
    color: var(--ink);
  }
  .about-game > * + h3 {
    margin-block-start: var(--s3);
  }
  .parameters {
    display: grid;
    gap: var(--s3);
    margin-block: var(--s3);
  }
  .parameters .field {
    grid-template-columns: minmax(0, 1fr);
  }
  .rules {
    white-space: pre-wrap;
    margin-block: var(--s2);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    justify-content: end;
    padding-block-start: var(--s3);
  }
  @media (max-width: 48rem) {
    .choice {
      grid-template-columns: minmax(0, 1fr);
    }
    .games {
      max-height: 48dvh;
    }
    .about-game {
      max-height: none;
    }
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .cards button {
      overflow-wrap: anywhere;
    }
    .still {
      height: 4rem;
    }
    .foot {
      position: sticky;
      bottom: calc(-1 * var(--s4));
      background: var(--surface);
      padding-block: var(--s3);
      margin-bottom: calc(-1 * var(--s4));
    }
  }
`,pt=[{name:`two`,families:[`duel`,`partizan`,`impartial`]},{name:`hidden`,families:[`hidden`]},{name:`chance`,families:[`race`]},{name:`alone`,families:[`puzzle`]}],F=class extends S{constructor(...e){super(...e),this.games=[],this.word=``,this.fits=()=>!0,this.chosen=null,this.values=new Map,this.sheet=``}static{this.styles=[g,ft]}render(){let e=P(this.games,this.word),t=this.word.includes(`:`)?this.word.slice(this.word.indexOf(`:`)+1):``;return r`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${e?.title??this.word}</strong>
          <span class=${t?`mono`:`aim`}
            >${t||(e?.aim??e?.about??``)}</span
          >
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${T(`change-game`)}</span>
      </button>
      <dialog
        class="choosing"
        aria-label=${T(`change-game`)}
        @close=${()=>this.chosen=null}
      >
        ${this.chosen?this.content(this.chosen):C}
      </dialog>
    `}content(e){let t=this.games.filter(e=>this.fits(e));return r`
      <svg class="symbols" aria-hidden="true"><defs .innerHTML=${this.sheet}></defs></svg>
      <h2>${T(`change-game`)}</h2>
      <div class="choice">
        <div class="games" role="group" aria-label=${T(`games`)}>
          ${pt.map(({name:n,families:r})=>{let i=t.filter(({family:e})=>r.includes(e));return i.length===0?C:this.group(n,i,e)})}
        </div>
        <form
          @submit=${e=>{e.preventDefault(),this.take()}}
        >
          <div class="about-game" aria-live="polite">
            <h3 class="chosen">${e.title}</h3>
            <p class="about">${e.aim??e.about}.</p>
            <div class="parameters">
              ${e.parameters.map(e=>this.parameter(e))}
            </div>
            <h3>${T(`rules`)}</h3>
            <p class="rules">${e.rules}</p>
            <p class="rules small soft">${e.notation}</p>
          </div>
          <div class="foot">
            <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
              ${T(`cancel`)}
            </button>
            <button class="primary" type="submit">
              ${T(`take-game`,{title:e.title})}
            </button>
          </div>
        </form>
      </div>
    `}group(e,t,n){let i=[...t].sort((e,t)=>e.minutes-t.minutes);return r`<h3>${T(`games-${e}`)}</h3>
      <div class="cards">${i.map(e=>this.card(e,n))}</div>`}card(e,t){let n=ct(e);return r`<button
      aria-pressed=${e.name===t.name}
      data-game=${e.name}
      @click=${()=>this.pick(e)}
      @dblclick=${this.take}
    >
      ${n?mt(n):r`<span class="still"></span>`}
      <span class="said">
        <strong>${e.title}</strong>
        <span class="aim about">${e.aim??e.about}</span>
        <span class="minutes">${T(`about-minutes`,{minutes:e.minutes??1})}</span>
      </span>
    </button>`}parameter(e){let{name:t}=e;return te(e,this.values.get(t)??``,e=>{this.values=new Map(this.values).set(t,e)})}open(){let[e]=this.games,t=P(this.games,this.word)??e;t&&(this.chosen=t,this.values=tt(this.word,t.parameters),this.dialog.showModal(),_.symbols().then(e=>this.sheet=e),lt(this.games,()=>this.requestUpdate()),this.updateComplete.then(()=>{this.renderRoot.querySelector(`[aria-pressed="true"]`)?.scrollIntoView({block:`nearest`})}))}pick(e){this.chosen=e;let t=e===P(this.games,this.word);this.values=tt(t?this.word:e.name,e.parameters)}take(){if(!this.chosen)return;let e=nt(this.chosen.name,this.values,this.chosen.parameters);this.dialog.close(),this.tell(`game`,e)}};y([d({attribute:!1})],F.prototype,`games`,void 0),y([d()],F.prototype,`word`,void 0),y([d({attribute:!1})],F.prototype,`fits`,void 0),y([w()],F.prototype,`chosen`,void 0),y([w()],F.prototype,`values`,void 0),y([w()],F.prototype,`sheet`,void 0),y([m(`dialog`)],F.prototype,`dialog`,void 0),F=y([t(`game-picker`)],F);function mt({bounds:e,beneath:t,strokes:i,places:a}){let{left:o,top:s,right:c,bottom:l}=e,u=`${o-4} ${s-4} ${c-o+8} ${l-s+8}`;return r`<svg class="still" viewBox=${u} aria-hidden="true">
    ${t.map(({x:e,y:t,symbol:r})=>n`<use href="#${r}" x=${e} y=${t} />`)}
    ${i.map(({x1:e,y1:t,x2:r,y2:i})=>n`<line class="stroke" x1=${e} y1=${t} x2=${r} y2=${i} />`)}
    ${a.map(({x:e,y:t,ground:r,piece:i})=>n`<g transform="translate(${e} ${t})">
        ${M(r)}${i?M(i.layers):C}
      </g>`)}
  </svg>`}var I=class e{constructor(){this.nodes=[{move:``,parent:-1,children:[]}]}static{this.START=0}get size(){return this.nodes.length}has(e){return Number.isInteger(e)&&0<=e&&e<this.nodes.length}move(e){return this.node(e).move}parent(t){return t===e.START?null:this.node(t).parent}children(e){return this.node(e).children}add(e,t){let n=this.children(e).find(e=>this.move(e)===t);if(n!==void 0)return n;this.nodes.push({move:t,parent:e,children:[]});let r=this.nodes.length-1;return this.node(e).children.push(r),r}extend(e,t){return t.reduce((e,t)=>this.add(e,t),e)}path(t){let n=[];for(let r=t;r!==e.START;r=this.node(r).parent)n.push(r);return n.reverse()}moves(e){return this.path(e).map(e=>this.move(e))}line(e){let t=this.path(e),n=this.children(e)[0];for(;n!==void 0;)t.push(n),n=this.children(n)[0];return t}without(t){let n=new e,r=new Map([[e.START,e.START]]);return this.nodes.forEach(({move:i,parent:a},o)=>{if(o===e.START||o===t)return;let s=r.get(a);s!==void 0&&r.set(o,n.add(s,i))}),{history:n,at:r.get(this.parent(t)??e.START)??e.START}}write(){return this.writeAfter(e.START).join(`,`)}static read(t){let n=new e,r=e.START,i=[];for(let[o]of t.matchAll(/[(),]|[^(),]+/g))o===`(`?(i.push(r),r=n.parent(r)??e.START):o===`)`?r=i.pop()??r:o!==`,`&&(r=n.add(r,a(o)));return n}writeAfter(e){let[t,...n]=this.children(e);if(t===void 0)return[];let r=n.map(e=>`(${[this.word(e),...this.writeAfter(e)].join(`,`)})`);return[this.word(t),...r,...this.writeAfter(t)]}word(e){return s(this.move(e))}node(e){let t=this.nodes[e];if(!t)throw RangeError(`there is no node ${e}`);return t}},ht=c`
  .mistake-mark {
    flex: none;
    width: 1.6em;
    height: 1.4em;
    vertical-align: middle;
  }
  .mistake-mark path {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .mistake-mark text {
    fill: var(--ink);
    font: 700 13px var(--sans);
    text-anchor: middle;
  }
`;function gt(){return r`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${T(`letter-mistake`)}</text>
  </svg>`}var L=class extends S{constructor(...e){super(...e),this.history=new I,this.at=I.START,this.secret=new Set,this.remarks=new Map}static{this.styles=[g,ht,c`
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
      }
      .variation {
        flex-basis: 100%;
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
        border-inline-start: 3px solid var(--line);
        padding-inline-start: var(--s2);
        margin-block: 2px;
      }
      button {
        min-height: 2rem;
        padding: 0 var(--s2);
        border-color: transparent;
        background: none;
        font-family: var(--mono);
      }
      button[aria-current] {
        background: var(--primary);
        color: var(--on-primary);
      }
      button.remarked {
        gap: var(--s1);
        border-color: var(--second);
      }
      .pair {
        display: inline-flex;
        gap: 2px;
        align-items: center;
      }
      .ply {
        font-size: var(--small);
        color: var(--soft);
        margin-inline-start: var(--s1);
      }
    `]}render(){return r`<div class="line">
      ${this.entry(I.START,T(`history-start`))} ${this.follow(I.START,0)}
    </div>`}follow(e,t){let[n,...i]=this.history.children(e);return n===void 0?C:r`${this.numbered(n,t)}${i.map(e=>r`<div class="variation">
          ${this.numbered(e,t)}${this.follow(e,t+1)}
        </div>`)}${this.follow(n,t+1)}`}numbered(e,t){let n=this.secret.has(e)?`…`:this.history.move(e);return r`<span class="pair"
      ><span class="ply" aria-hidden="true">${t+1}</span>${this.entry(e,n)}</span
    >`}entry(e,t){let n=this.remarks.get(e);return r`<button
      class=${n?`remarked`:``}
      title=${n??C}
      aria-current=${e===this.at?`step`:C}
      @click=${()=>this.tell(`go`,e)}
    >
      ${t}${n?r`${gt()}<span class="unseen">${n}</span>`:C}
    </button>`}};y([d({attribute:!1})],L.prototype,`history`,void 0),y([d({type:Number})],L.prototype,`at`,void 0),y([d({attribute:!1})],L.prototype,`secret`,void 0),y([d({attribute:!1})],L.prototype,`remarks`,void 0),L=y([t(`history-view`)],L);var R=`human`;function z(e,t,n=0){return{game:e,start:null,seed:n,history:new I,at:I.START,players:t}}function _t(e,t){let n=I.read(e.fields.get(`moves`)??``),r=n.line(I.START).at(-1)??I.START,i=u(e,`at`,r);return{game:l(e,`game`)??t,start:l(e,`start`),seed:u(e,`seed`,0),history:n,at:n.has(i)?i:r,players:{1:l(e,`first`)??`human`,2:l(e,`second`)??`human`}}}function vt(e){let t=e.history.write(),n=I.read(t),r=n.extend(I.START,e.history.moves(e.at)),i=n.line(I.START).at(-1)??I.START;return{screen:`play`,fields:new Map([[`game`,s(e.game)],[`start`,e.start===null?``:s(e.start)],[`moves`,t],[`at`,r===i?``:String(r)],[`first`,e.players[1]===`human`?``:s(e.players[1])],[`second`,e.players[2]===`human`?``:s(e.players[2])],[`seed`,e.seed===0?``:String(e.seed)]])}}function B(e,t=e.at){return{game:e.game,start:e.start,moves:e.history.moves(t),seed:e.seed}}var yt=[[/\[[^\]]*\]/g,``],[/\bTIME\|N\b|\bN\|TIME\b/g,`1000`],[/\bTIME\b/g,`500ms`],[/\bSTRATEGY\b/g,`random`],[/\bHEURISTIC\b/g,``],[/\bP\b/g,`3`],[/\bN\b/g,`1000`],[/\bK\b/g,`1`]];function V(e){return e.filter(({word:e,allowed:t})=>t!==!1&&!/COMMAND|FILE/.test(e)).map(({word:e,about:t})=>{let n=yt.reduce((e,[t,n])=>e.replace(t,n),e);return{base:H(e),word:n,about:t,options:n!==e||e.includes(`:`)}})}function H(e){return e.replace(/[:[].*$/,``)}var bt=[`easy`,`medium`,`hard`,`perfect`],xt=[`mcts:4000`,`ismcts:2000`,`determinised:20`,`optimal`,`greedy`];function St(e,t){let n=new Set(t.map(({word:e})=>H(e))),r=xt.find(e=>n.has(H(e))),i=n.has(`optimal`)?`optimal`:null;return e===`perfect`?i:e===`easy`&&!r?n.has(`random`)?`random`:null:r?e===`hard`?r===i?null:r:n.has(`fallible`)?`fallible:${e===`easy`?2:5},${r}`:null:null}function Ct(e,t){let n=e=>t.filter(({strategies:t})=>t.some(({word:t})=>H(t)===e)).length;return V(e).filter(({base:e,options:t})=>!t&&n(e)<=wt)}var wt=2;function Tt(e){let t=H(e),[n=``,...r]=e.slice(t.length+1).split(`,`),i=/^\d+$/.test(n)?Number(n):null,a=/^\d+m?s$/.test(n)?n:null;return{kind:t,count:i,time:a,other:(i===null&&a===null&&n?[n,...r].join(`,`):r.join(`,`))||null}}function U(e){let{kind:t,count:n,time:r,other:i}=Tt(e),a=i?U(i):``;if(t===`fallible`)return T(`name-fallible`,{moves:n??2,strategy:a});let o=se(`name-${t}`);if(!o)return e;if(r)return T(`name-for`,{name:o,amount:r});if(n===null)return i?T(`name-for`,{name:o,amount:i}):o;let s=[se(`unit-${t}`,{count:n,shown:v(n)})??v(n),i].filter(e=>e).join(`, `);return T(`name-for`,{name:o,amount:s})}var W=class extends S{constructor(...e){super(...e),this.player=1,this.word=R,this.strategies=[],this.games=[],this.turn=!1,this.opened=!1}static{this.styles=[g,c`
      .seat {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: var(--s1) var(--s2);
        align-items: center;
        padding: var(--s2);
        border-radius: var(--radius);
        border: 2px solid transparent;
        background: var(--sunken);
      }
      .seat.turn.one {
        border-color: var(--first);
        background: var(--first-wash);
      }
      .seat.turn.two {
        border-color: var(--second);
        background: var(--second-wash);
      }
      .sign {
        width: 1.75rem;
        height: 1.75rem;
        display: grid;
        place-items: center;
        font-weight: 700;
        background: var(--surface);
        border: 3px solid var(--first);
        border-radius: 50%;
      }
      .two .sign {
        border-color: var(--second);
        border-radius: 2px;
      }
      select,
      input {
        width: 100%;
      }
      .advanced {
        min-width: 2rem;
        padding: 0;
      }
      .more {
        grid-column: 1 / -1;
        display: grid;
        gap: var(--s1);
      }
      .more .field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}render(){let e=bt.flatMap(e=>{let t=St(e,this.strategies);return t?[{word:t,name:T(`level-${e}`),about:U(t)}]:[]}),t=new Set([R,...e.map(({word:e})=>e)]),n=Ct(this.strategies,this.games).filter(({word:e})=>!t.has(e)),i=new Set([...t,...n.map(({word:e})=>e)]),a=V(this.strategies).filter(({word:e})=>!i.has(e)),o=this.player===1?`one`:`two`,s=[...i,...a.map(({word:e})=>e)];return r`<div class="seat ${o} ${this.turn?`turn`:``}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${T(`player`,{player:this.player})}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${R} ?selected=${this.word===R}>${T(`human`)}</option>
        ${this.options(`strategies-own`,n.map(({word:e})=>({word:e,name:U(e)})))}
        ${this.options(`levels`,e)}
        ${this.options(`strategies`,[...s.includes(this.word)?[]:[this.word],...a.map(({word:e})=>e)].map(e=>({word:e,name:U(e)})))}
      </select>
      ${this.word===`human`?C:this.advanced()}
    </div>`}options(e,t){return t.length===0?C:r`<optgroup label=${T(e)}>
      ${t.map(({word:e,name:t,about:n})=>r`<option value=${e} title=${n??e} ?selected=${e===this.word}>
            ${t}
          </option>`)}
    </optgroup>`}advanced(){let e=V(this.strategies).find(({base:e})=>e===H(this.word));return r`<button
        class="advanced quiet"
        title=${T(`advanced`)}
        aria-label=${T(`advanced`)}
        aria-expanded=${this.opened}
        @click=${()=>this.opened=!this.opened}
      >
        ⋯
      </button>
      ${this.opened?r`<div class="more">
              <p class="small">${U(this.word)}</p>
              ${e?r`<p class="small soft about">${e.about}</p>`:C}
              <label class="field"
                >${T(`strategy-word`)}
                <input
                  class="options mono"
                  .value=${this.word}
                  spellcheck="false"
                  @change=${this.onType}
              /></label>
            </div>`:C}`}onSelect(e){this.tell(`seat`,e.target.value)}onType(e){let t=e.target.value.trim();t&&this.tell(`seat`,t)}};y([d({type:Number})],W.prototype,`player`,void 0),y([d()],W.prototype,`word`,void 0),y([d({attribute:!1})],W.prototype,`strategies`,void 0),y([d({attribute:!1})],W.prototype,`games`,void 0),y([d({type:Boolean})],W.prototype,`turn`,void 0),y([w()],W.prototype,`opened`,void 0),W=y([t(`seat-picker`)],W);var Et=new Set([`/`,`-`]);function Dt(e,t){let[n=``]=e.split(` `);if(/^\d+(,\d+)*$/.test(n)&&!t.places.some(({name:e})=>Ot(e)))return{kind:`numbers`,numbers:n.split(`,`).map(Number)};let r=[...n].filter(e=>!Et.has(e)),i=t.places.filter(({name:e})=>e!==``);return r.length!==i.length||r.length===0?null:i.every(({piece:e,mark:t},n)=>(e!==null||t?.kind===`barrier`)==(r[n]!==`.`))?{kind:`board`,symbols:r}:null}function Ot(e){return/^\d+$/.test(e)}function kt(e,t,n){let[r=``,...i]=e.split(` `),a=-1;return[[...r].map(e=>(Et.has(e)||(a+=1),!Et.has(e)&&a===t?n:e)).join(``),...i].join(` `)}function At(e,t){let[,...n]=e.split(` `);return[t.join(`,`),...n].join(` `)}function jt(e){let t=e.split(` `)[1];return t===`1`?1:t===`2`?2:null}function Mt(e,t){let[n=``,,...r]=e.split(` `);return[n,String(t),...r].join(` `)}function Nt(e,t,n){let r=Dt(t,n);if(r?.kind!==`board`)return;let i=n.places.filter(({name:e})=>e!==``);r.symbols.forEach((t,n)=>{let r=i[n];r&&r.mark?.kind!==`barrier`&&!e.has(t)&&e.set(t,r.piece??null)})}function Pt(e,{symbols:t},n){let r=-1,i=e.places.flatMap(e=>{if(e.name===``)return[];r+=1;let i=n.get(t[r]??`.`);return[i===void 0?e:{...e,piece:i}]});return{...e,places:i}}var Ft=6,G=class extends S{constructor(...e){super(...e),this.game=``,this.notation=``,this.position=``,this.picture=null,this.text=``,this.refusal=null,this.draws=0,this.pieces=new Map,this.chosen=``,this.sheet=``,this.opened=!1}static{this.styles=[g,c`
      textarea {
        width: 100%;
        min-height: 3.5rem;
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: var(--s3);
      }
      game-board {
        --board-height: 40vh;
        --board-fill: 40vh;
      }
      .notation {
        white-space: pre-wrap;
      }
      .palette {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
        align-items: center;
      }
      .palette svg {
        width: 2.25rem;
        height: 2.25rem;
      }
      .palette button[aria-pressed='true'] {
        background: var(--first-wash);
        color: var(--ink);
        outline: 3px solid var(--primary);
      }
      .palette .none {
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-dasharray: 5 4;
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
      .heap {
        display: flex;
        gap: var(--s1);
        align-items: center;
      }
      .heap output {
        min-width: 2.5rem;
        text-align: center;
        font-size: var(--large);
      }
    `]}open(){this.refusal=null,this.text=this.position,this.pieces=new Map,this.chosen=``,this.opened=!0,this.dialog.showModal(),_.symbols().then(e=>this.sheet=e),this.learn()}render(){return r`<dialog aria-label=${T(`set-up`)} @close=${()=>this.opened=!1}>
      ${this.opened?this.content():C}
    </dialog>`}content(){let e=this.picture?Dt(this.position,this.picture):null,t=jt(this.text);return r`<form @submit=${this.onSubmit}>
      <h2>${T(`set-up`)}</h2>
      ${e?.kind===`board`?this.placing():C}
      ${e?.kind===`numbers`?this.counting():C}
      ${t?r`<div class="row" role="group" aria-label=${T(`turn`)}>
              ${[1,2].map(e=>r`<button
                    type="button"
                    aria-pressed=${t===e}
                    @click=${()=>this.write(Mt(this.text,e))}
                  >
                    <span class="about">${T(`to-move`,{player:e})}</span>
                  </button>`)}
            </div>`:C}
      <label class="field">
        ${T(`position`)}
        <textarea
          spellcheck="false"
          .value=${p(this.text)}
          @input=${e=>this.text=e.target.value}
        ></textarea>
      </label>
      <details>
        <summary>${T(`notation`)}</summary>
        <p class="notation soft small">${this.notation}</p>
      </details>
      ${this.refusal?b(this.refusal):C}
      <div class="row">
        <button type="button" @click=${this.onRandom}>${T(`random-position`)}</button>
        <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
          ${T(`cancel`)}
        </button>
        <button class="primary" type="submit">${T(`play-from-here`)}</button>
      </div>
    </form>`}placing(){let{picture:e}=this,t=this.symbols();if(!e||!t)return C;let n=Pt(e,t,this.pieces),i=n.places.map((e,t)=>({move:String(t),places:[t]}));return r`<p class="soft small">${T(`set-up-pieces`)}</p>
      <div class="palette" role="group" aria-label=${T(`pieces`)}>
        ${[...this.pieces].map(([e,t])=>this.offered(e,t))}
      </div>
      <game-board
        .picture=${n}
        .moves=${i}
        .label=${T(`set-up`)}
        @play-move=${e=>this.onPlace(Number(e.detail))}
      ></game-board>`}symbols(){let[e=``]=this.text.split(` `),t=[...e].filter(e=>e!==`/`&&e!==`-`),n=this.picture?.places.filter(({name:e})=>e!==``).length;return t.length===n?{kind:`board`,symbols:t}:null}offered(e,t){let i=t?[T(`form-${t.form}`,{count:t.count??1}),t.owner?T(`of-player`,{player:t.owner}):``].join(` `):T(`remove-piece`);return r`<button
      type="button"
      aria-pressed=${e===this.chosen}
      aria-label=${i}
      title=${i}
      data-symbol=${e}
      @click=${()=>this.chosen=e}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        ${t?M(t.layers):n`<rect class="none" x="-18" y="-18" width="36" height="36" />`}
      </svg>
    </button>`}counting(){let[e=``]=this.text.split(` `);if(!/^\d+(,\d+)*$/.test(e))return C;let t={kind:`numbers`,numbers:e.split(`,`).map(Number)},n=(e,n)=>{let r=t.numbers.map((t,r)=>r===e?t+n:t);this.write(At(this.text,r))};return r`<div class="palette" role="group" aria-label=${T(`pieces`)}>
      ${t.numbers.map((e,t)=>r`<span class="heap">
            <button
              type="button"
              aria-label=${T(`one-less`,{about:String(t+1)})}
              ?disabled=${e===0}
              @click=${()=>n(t,-1)}
            >
              −
            </button>
            <output>${e}</output>
            <button
              type="button"
              aria-label=${T(`one-more`,{about:String(t+1)})}
              @click=${()=>n(t,1)}
            >
              +
            </button>
          </span>`)}
    </div>`}write(e){this.text=e,this.refusal=null}onPlace(e){let t=this.symbols()?.symbols[e]===this.chosen?`.`:this.chosen;this.write(kt(this.text,e,t))}async learn(){let{game:e,position:t,picture:n}=this;if(!n||Dt(t,n)?.kind!==`board`)return;let r=new Map([[`.`,null]]);Nt(r,t,n);let i=Array.from({length:Ft},(e,t)=>t+1);await Promise.all(i.map(async t=>{let n=await _.position({game:e,random:!0,seed:t}),i=await _.play({game:e,start:n.position,moves:[],seed:t},null);i.position&&Nt(r,i.position,i.picture)})).catch(()=>{}),this.game===e&&(this.pieces=new Map([...r].sort(([e],[t])=>e.localeCompare(t))),this.chosen=[...this.pieces.keys()].find(e=>e!==`.`)??`.`)}async onSubmit(e){e.preventDefault();try{let e=this.text.trim(),{position:t}=await _.position({game:this.game,position:e});this.finish({start:t,moves:[],seed:null})}catch(e){this.refusal=x(e)}}async onRandom(){this.draws+=1;let e=(Date.now()+this.draws)%1e6;try{let t=await _.position({game:this.game,random:!0,seed:e});t.moves?this.finish({start:null,moves:t.moves,seed:e}):this.finish({start:t.position,moves:[],seed:e})}catch(e){this.refusal=x(e)}}finish(e){this.dialog.close(),this.tell(`set-up`,e)}};y([d()],G.prototype,`game`,void 0),y([d()],G.prototype,`notation`,void 0),y([d()],G.prototype,`position`,void 0),y([d({attribute:!1})],G.prototype,`picture`,void 0),y([w()],G.prototype,`text`,void 0),y([w()],G.prototype,`refusal`,void 0),y([w()],G.prototype,`draws`,void 0),y([w()],G.prototype,`pieces`,void 0),y([w()],G.prototype,`chosen`,void 0),y([w()],G.prototype,`sheet`,void 0),y([w()],G.prototype,`opened`,void 0),y([m(`dialog`)],G.prototype,`dialog`,void 0),G=y([t(`setup-dialog`)],G);var It=class extends S{constructor(...e){super(...e),this.progress=null}static{this.styles=[g,c`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2) var(--s3);
        align-items: center;
      }
      progress {
        flex: 1;
        min-width: 8rem;
        height: 0.75rem;
        accent-color: var(--primary);
      }
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return r`<div class="bar">
      <progress
        aria-label=${T(`progress`)}
        value=${t===null?C:n}
        max=${t??C}
      ></progress>
      <span class="small">
        ${t===null?T(`progress-open`,{done:v(n)}):T(`progress-of`,{done:v(n),total:v(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${T(`cancel`)}</button>
    </div>`}};y([d({attribute:!1})],It.prototype,`progress`,void 0),It=y([t(`job-progress`)],It);var Lt=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=_.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function Rt(e,t,n){return(e?.options??[]).map(e=>zt(e,t[e.name],n))}function zt(e,t,n){let{name:i,about:a,kind:o}=e;if(o===`flag`)return r`<label class="row"
      ><input
        type="checkbox"
        name=${i}
        .checked=${p(t===!0)}
        @change=${e=>n(i,e.target.checked||void 0)}
      />
      ${a}</label
    >`;if(o===`word`)return r`<label class="field"
      ><span class="about">${a}</span>
      <select
        name=${i}
        @change=${e=>n(i,e.target.value)}
      >
        ${e.words.map(n=>r`<option ?selected=${n===(t??e.default)}>${n}</option>`)}
      </select></label
    >`;let s=o===`integer`||o===`real`,c=t===void 0?``:String(t);return r`<label class="field"
    ><span class="about">${a}</span>
    <input
      name=${i}
      inputmode=${s?`decimal`:`text`}
      placeholder=${e.default??T(`option-open`)}
      .value=${p(c)}
      @change=${e=>{let t=e.target.value.trim().replace(`,`,`.`),r=Number(t);n(i,t===``?void 0:s&&Number.isFinite(r)?r:t)}}
    />
  </label>`}var K=class extends S{constructor(...e){super(...e),this.game=``,this.position=``,this.method=``,this.chosen={},this.job=new Lt(this)}static{this.styles=[g,c`
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}willUpdate(e){(e.has(`game`)||e.has(`position`))&&this.job.reset(),this.methods().some(({name:e})=>e===this.method)||(this.method=this.methods()[0]?.name??``,this.chosen={})}methods(){return(oe(this.card,`solve`)?.methods??[]).filter(({refusal:e})=>!e)}render(){let e=this.methods();if(e.length===0)return C;let t=e.find(({name:e})=>e===this.method);return r`<details>
      <summary>${T(`solve-by`)}</summary>
      <form @submit=${this.onSolve}>
        <label class="field"
          ><span class="about">${T(`solve-method`)}</span>
          <select name="method" @change=${this.onMethod}>
            ${e.map(({name:e})=>r`<option ?selected=${e===this.method}>${e}</option>`)}
          </select></label
        >
        <p class="soft small">${t?.about}</p>
        ${Rt(t,this.chosen,(e,t)=>this.choose(e,t))}
        <div>
          <button type="submit" ?disabled=${this.job.running}>${T(`solve-run`)}</button>
        </div>
      </form>
      <div aria-live="polite">${this.outcome()}</div>
    </details>`}outcome(){let{job:e}=this;if(e.running)return r`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`;if(e.refusal)return b(e.refusal);let t=e.result;return t?r`<p class="outcome">${t.sentence}</p>
      ${t.line.length>0?r`<p>${T(`solve-line`,{line:t.line.join(` `)})}</p>`:C}
      <p class="soft small">
        ${T(`solve-cost`,{method:t.method,nodes:v(t.nodes)})}
      </p>`:C}choose(e,t){let n=Object.entries(this.chosen).filter(([t])=>t!==e);this.chosen=Object.fromEntries(t===void 0?n:[...n,[e,t]])}onMethod(e){this.method=e.target.value,this.chosen={},this.job.reset()}onSolve(e){e.preventDefault();let{game:t,position:n,method:r,chosen:i}=this;this.job.start(`solve`,{game:t,position:n,method:r,options:i})}};y([d({attribute:!1})],K.prototype,`card`,void 0),y([d()],K.prototype,`game`,void 0),y([d()],K.prototype,`position`,void 0),y([w()],K.prototype,`method`,void 0),y([w()],K.prototype,`chosen`,void 0),K=y([t(`solve-panel`)],K);function Bt(e){return e.replace(`-`,`−`)}function Vt(e){let[t=0,n=1]=e.replace(`−`,`-`).split(`/`).map(Number);return t/n}function Ht(e){let t=e.map(({temperature:e})=>Vt(e)),n=Math.max(...t),r=e.filter((e,r)=>t[r]===n);return new Set(r.length===e.length&&e.length>1?[]:r)}function Ut(e){let t=Ht(e),n=e=>4*e.wins+2*t.has(e)+ +e.best;return[...e.entries()].sort(([,e],[,t])=>n(t)-n(e))}function Wt(e){let t=e.trim().replace(/^\+(?![-_₀-₉])/,``);return t.trim()===``?null:t.trim()}function Gt({ascii:e}){return`(${e??``})`}function Kt({moves:e},t){return(t===1?e?.left:e?.right)??[]}var qt=120,Jt=class{constructor(e){this.host=e,this.answer=null,this.refusal=null,this.question=``,this.answered=``,this.asking=new AbortController,e.addController(this)}hostConnected(){}hostDisconnected(){this.forget()}get pending(){return this.question!==this.answered}ask(e,t){e!==this.question&&(this.asking.abort(),this.asking=new AbortController,this.question=e,this.wait(e,t,this.asking.signal))}forget(){this.asking.abort(),this.question=``,this.answered=``,this.answer=null,this.refusal=null}async wait(e,t,n){if(await new Promise(e=>setTimeout(e,qt)),!n.aborted){try{let e=await t(n);if(n.aborted)return;this.answer=e,this.refusal=null}catch(e){if(n.aborted||re(e))return;this.answer=null,this.refusal=x(e)}this.answered=e,this.host.requestUpdate()}}},Yt=class extends ae{constructor(e){if(super(e),this.it=C,e.type!==h.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===C||e==null)return this._t=void 0,this.it=e;if(e===ee)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};Yt.directiveName=`unsafeHTML`,Yt.resultType=1,ie(Yt);var Xt=class extends Yt{};Xt.directiveName=`unsafeSVG`,Xt.resultType=2;var Zt=ie(Xt),Qt=c`
  .value {
    font-family: var(--symbols);
    overflow-wrap: anywhere;
  }
  button.value {
    min-height: 2rem;
    max-width: 100%;
    padding: 0 var(--s2);
    text-align: start;
  }
  h4 {
    margin: 0;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--s1) var(--s3);
    margin: 0;
    align-items: baseline;
  }
  .facts dt {
    color: var(--soft);
    font-size: var(--small);
  }
  .facts dd {
    margin: 0;
    min-width: 0;
  }
  .remarks span {
    display: inline-block;
    padding: 0 0.4em;
    margin-inline-end: var(--s1);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    font-size: var(--small);
    white-space: nowrap;
  }
  .remarks .wins {
    border-width: 2px;
    border-color: var(--ink);
    font-weight: 600;
  }
  figure {
    margin: 0;
  }
  figure svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .sheet {
    max-height: 24rem;
    overflow-y: auto;
  }
  .sheet .value {
    white-space: nowrap;
  }
  .sheet .place {
    white-space: normal;
    min-width: 6rem;
  }
  th,
  td {
    padding-inline: 0 var(--s3);
  }
  @media (max-width: 40rem) {
    .facts {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .facts dd {
      margin-block-end: var(--s1);
    }
    th,
    td {
      padding-inline-end: var(--s2);
    }
  }
`,$t=()=>({width:innerWidth<640?336:480}),en=40;function tn({name:e,characters:t},n=1/0){return e==null||t>n?T(`value-long`,{characters:v(t)}):e}function nn(e,t){let n=tn(e,en);return e.ascii==null?r`<span class="value">${n}</span>`:r`<button
    class="value"
    aria-label=${T(`value-explore`,{name:n})}
    @click=${()=>t(e)}
  >
    ${n}
  </button>`}function rn({value:e}){return e?r`${q(`value-mean`,Bt(e.mean))}
  ${q(`value-temperature`,Bt(e.temperature))}
  ${q(`value-stop-left`,Bt(e.left_stop))}
  ${q(`value-stop-right`,Bt(e.right_stop))}`:C}function q(e,t){return r`<dt>${T(e)}</dt>
    <dd class="value">${t}</dd>`}function an({picture:e}){return e?r`<figure>${Zt(e)}</figure>`:C}function on(e,t,n){if(e.length===0)return r`<p>${T(`value-no-moves`)}</p>`;let i=Ht(e),a=e.some(({game:e})=>e!=null),o=e=>r`<span class=${e}>${T(`value-${e}`)}</span>`;return r`<div class="sheet" tabindex="0" role="group" aria-label=${T(`moves`)}>
    <table>
      <thead>
        <tr>
          ${n?r`<th scope="col">${T(`value-move`)}</th>`:C}
          <th scope="col">${T(`value-after`)}</th>
          <th scope="col">${T(`value-remark`)}</th>
          <th scope="col">${T(`value-incentive`)}</th>
          ${a?r`<th scope="col">${T(`value-in`)}</th>`:C}
        </tr>
      </thead>
      <tbody>
        ${Ut(e).map(([e,s])=>r`<tr>
              ${n?r`<td>${n(s,e)}</td>`:C}
              <td>${nn(s.value,t)}</td>
              <td class="remarks">
                ${s.wins?o(`wins`):C} ${s.best?o(`best`):C}
                ${i.has(s)?o(`hottest`):C}
              </td>
              <td class="value">${tn(s.incentive,en)}</td>
              ${a?r`<td class="value place">${s.game}</td>`:C}
            </tr>`)}
      </tbody>
    </table>
  </div>`}var J=class extends S{constructor(...e){super(...e),this.value=null,this.trail=[],this.asked=new Jt(this)}static{this.styles=[g,Qt,c`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `]}willUpdate(e){e.has(`value`)&&(this.trail=this.value?[this.value]:[]);let t=this.trail.at(-1);if(!t){this.asked.forget();return}let n=`${f.language} ${t.ascii}`,r={sum:Gt(t),moves:!0,thermograph:$t()};this.asked.ask(n,e=>_.value(r,e))}updated(e){e.has(`trail`)&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.trail.at(-1);if(!e)return C;let t=this.trail.at(-2),{answer:n,refusal:i,pending:a}=this.asked;return r`<section class="stack" aria-label=${T(`value-explorer`)} aria-busy=${a}>
      <div class="row">
        ${t?r`<button @click=${()=>this.trail=this.trail.slice(0,-1)}>
                ${T(`value-back`,{name:tn(t,40)})}
              </button>`:C}
        <button @click=${()=>this.tell(`close`)}>${T(`value-close`)}</button>
      </div>
      <h3 class="value" tabindex="-1">${tn(e)}</h3>
      ${i&&!a?b(i):C}
      ${a?r`<p>${T(`loading`)}</p>`:n?this.found(n):C}
    </section>`}found(e){let t=e=>this.trail=[...this.trail,e],n=n=>r`<h4>${T(`value-options`,{player:n})}</h4>
        ${on(Kt(e,n),t,null)}`;return r`<p class="value">${e.sentence}</p>
      <dl class="facts">${rn(e)}</dl>
      ${n(1)} ${n(2)} ${an(e)}`}};y([d({attribute:!1})],J.prototype,`value`,void 0),y([w()],J.prototype,`trail`,void 0),y([m(`h3`)],J.prototype,`heading`,void 0),J=y([t(`value-explorer`)],J);var Y=class extends S{constructor(...e){super(...e),this.game=``,this.position=``,this.turn=null,this.legal=[],this.beside=null,this.explored=null,this.asked=new Jt(this)}static{this.styles=[g,Qt,c`
      form input {
        font-family: var(--mono);
        width: 16rem;
      }
      .found {
        margin-block-start: var(--s3);
      }
      .move {
        white-space: nowrap;
        min-height: 2rem;
        padding: 0 var(--s2);
        font-family: var(--mono);
      }
    `]}willUpdate(e){if((e.has(`game`)||!f.values)&&this.asked.forget(),!f.values)return;let{game:t,position:n,beside:r}=this,i={sum:t,position:n,beside:r,moves:!0,thermograph:$t()},a=JSON.stringify([f.language,t,n,r]);this.asked.ask(a,e=>_.value(i,e))}render(){return r`<details ?open=${f.values} @toggle=${this.onToggle}>
      <summary>${T(`value-title`)}${this.asked.pending?`…`:``}</summary>
      ${f.values?this.content():C}
    </details>`}content(){let{answer:e,refusal:t,pending:n}=this.asked;return r`<div class="stack found" aria-busy=${n}>
      <form class="row end" @submit=${this.onAdd}>
        <label class="field"
          >${T(`value-sum`)}
          <input
            id="sum"
            maxlength="1000"
            placeholder=${T(`value-sum-example`)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
        /></label>
        <button type="submit">${T(`value-add`)}</button>
        ${this.beside===null?C:r`<button type="button" class="quiet" @click=${this.onAlone}>
                ${T(`value-alone`)}
              </button>`}
      </form>
      ${t&&!n?b(t):C}
      ${e?this.found(e):t?C:r`<p>${T(`loading`)}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`}found(e){let t=e=>this.explored=e,n=this.turn===null?[1,2]:[this.turn===1?2:1];return r`<p class="value" aria-live="polite">${e.sentence}</p>
      ${e.stopped?r`<p class="soft">${T(`value-stopped`)}</p>`:C}
      <dl class="facts">
        ${e.value?q(`value-whole`,nn(e.value,t)):C}
        ${rn(e)}
        ${e.parts.length>1?q(`value-parts`,this.parts(e,t)):C}
      </dl>
      ${this.turn&&e.moves?r`<section class="stack" aria-label=${T(`value-moves`,{player:this.turn})}>
              <h3>${T(`value-moves`,{player:this.turn})}</h3>
              ${on(Kt(e,this.turn),t,(e,t)=>this.move(e,t))}
            </section>`:C}
      ${e.moves?n.map(n=>r`<details>
                  <summary>${T(`value-moves-waiting`,{player:n})}</summary>
                  ${on(Kt(e,n),t,e=>r`<span class="mono">${e.move}</span>`)}
                </details>`):C}
      ${an(e)}`}parts({parts:e},t){return e.map(e=>r`<div>${nn(e,t)}</div>`)}move({move:e},t){return t<this.legal.length&&this.legal.includes(e)?r`<button
      class="move"
      aria-label=${T(`value-play`,{move:e})}
      ?disabled=${this.asked.pending}
      @click=${()=>this.tell(`play-move`,e)}
    >
      ${e}
    </button>`:r`<span class="mono">${e}</span>`}onToggle(e){let{open:t}=e.target;t!==f.values&&f.choose({values:t})}onAdd(e){e.preventDefault(),this.beside=Wt(this.sum.value)}onAlone(){this.sum.value=``,this.beside=null,this.sum.focus()}onClose(){this.explored=null,this.summary.focus()}};y([d()],Y.prototype,`game`,void 0),y([d()],Y.prototype,`position`,void 0),y([d({attribute:!1})],Y.prototype,`turn`,void 0),y([d({attribute:!1})],Y.prototype,`legal`,void 0),y([w()],Y.prototype,`beside`,void 0),y([w()],Y.prototype,`explored`,void 0),y([m(`#sum`)],Y.prototype,`sum`,void 0),y([m(`summary`)],Y.prototype,`summary`,void 0),Y=y([t(`value-panel`)],Y);var X=44,Z=class extends S{constructor(...e){super(...e),this.line=[],this.worths=new Map,this.at=0,this.label=``}static{this.styles=[g,c`
      svg {
        display: block;
        width: 100%;
        height: 2.25rem;
        background: var(--sunken);
        border-radius: var(--radius);
      }
      .axis {
        stroke: var(--strong-line);
        stroke-width: 0.6;
      }
      .one {
        fill: var(--first);
      }
      .two {
        fill: var(--second);
      }
      .even {
        fill: var(--soft);
      }
      .guess {
        opacity: 0.55;
      }
      .here {
        fill: var(--ink);
        fill-opacity: 0.16;
      }
      .step {
        fill: transparent;
        cursor: pointer;
      }
    `]}render(){let e=Math.max(this.line.length,24);return r`<svg
      viewBox="0 0 ${e*10} ${X}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${this.label}
    >
      ${this.line.map((e,t)=>{let r=this.worths.get(e);return n`
          ${e===this.at?n`<rect class="here" x=${t*10} width=${10} height=${X} />`:C}
          ${r?sn(r,t*10+1.5,7):C}
          <rect class="step" x=${t*10} width=${10} height=${X}
            @click=${()=>this.tell(`go`,e)} />`})}
      <line
        class="axis"
        x1="0"
        x2=${e*10}
        y1=${X/2}
        y2=${X/2}
        pointer-events="none"
      />
    </svg>`}};y([d({attribute:!1})],Z.prototype,`line`,void 0),y([d({attribute:!1})],Z.prototype,`worths`,void 0),y([d({type:Number})],Z.prototype,`at`,void 0),y([d()],Z.prototype,`label`,void 0),Z=y([t(`value-strip`)],Z);function sn({value:e,guess:t},r,i){let a=X/2,o=e>.02?`one`:e<-.02?`two`:`even`,s=o===`even`?6:Math.max(3,Math.abs(e)*19),c=o===`one`?a-s:o===`two`?a:19;return n`<rect class="${o}${t?` guess`:``}" x=${r} y=${c} width=${i} height=${s} />`}function cn(e){let t=new URLSearchParams(e).get(`embed`);return t===`board`||t===`screen`?t:null}var ln=cn(globalThis.location?.search??``);function un(e,t,n=`text/plain`){let r=typeof t==`string`?new Blob([t],{type:n}):t,i=document.createElement(`a`);i.href=URL.createObjectURL(r),i.download=e,i.click(),URL.revokeObjectURL(i.href)}var dn=2;async function fn(e){let t=new Image,n=URL.createObjectURL(new Blob([e],{type:`image/svg+xml`}));try{t.src=n,await t.decode();let[e,r]=[t.naturalWidth*dn,t.naturalHeight*dn],i=new OffscreenCanvas(e,r),a=i.getContext(`2d`);if(!a)throw Error(`this browser draws no pictures`);return a.fillStyle=`#ffffff`,a.fillRect(0,0,e,r),a.drawImage(t,0,0,e,r),await i.convertToBlob({type:`image/png`})}finally{URL.revokeObjectURL(n)}}async function pn(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function mn(e,t){return`${e.replace(/[^\p{L}\p{N}.-]+/gu,`-`).slice(0,60)}.${t}`}var hn=c`
  .end {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-items: center;
  }
  .mistakes {
    display: grid;
    gap: var(--s1);
    flex-basis: 100%;
    max-height: 8.5rem;
    overflow-y: auto;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .mistakes button {
    justify-content: start;
    width: 100%;
    text-align: start;
    line-height: 1.3;
    padding-block: var(--s1);
  }
`;function gn(e){let{mistakes:t,reviewing:n,reviewable:i}=e;return r`<div class="end">
    <button class="primary again" @click=${e.again}>${T(`play-again`)}</button>
    ${i&&!t?r`<button class="review" ?disabled=${n} @click=${e.review}>
            ${T(`where-wrong`)}${n?`…`:``}
          </button>`:C}
    ${t?_n(t,e.look):C}
  </div>`}function _n({mistakes:e,unknown:t},n){let i=e.length;return r`<p role="status">
      ${T(`mistakes`,{count:i})}
      ${t>0?T(`mistakes-unknown`,{unknown:t}):C}
    </p>
    <ul class="mistakes">
      ${e.map(({ply:e,move:t,could:i,became:a,best:o})=>{let s={number:e+1,move:t,could:i,became:a,best:o.join(`, `)};return r`<li>
          <button @click=${()=>n(e)}>
            ${gt()}<span>${T(`mistake`,s)}</span>
          </button>
        </li>`})}
    </ul>`}var vn=c`
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: var(--s1);
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }
  .chip {
    padding: 0 var(--s2);
    gap: var(--s1);
    min-height: 2.25rem;
  }
  .chip.best {
    border-color: var(--ink);
    border-width: 2px;
  }
  .listed .chip {
    min-width: 3.5rem;
    min-height: 3rem;
    padding-inline: var(--s3);
    font-size: var(--large);
  }
  .worth {
    font-size: 1.125rem;
    font-weight: 600;
    padding: 0 0.35em;
    border: 2px solid var(--strong-line);
    border-radius: 0.3em;
    line-height: 1.35;
  }
  .worth.winner-1 {
    border-color: var(--first);
    border-radius: 1em;
  }
  .worth.winner-2 {
    border-color: var(--second);
    border-radius: 0;
  }
  .worth.guess {
    border-style: dashed;
    font-style: italic;
    font-weight: 500;
  }
`;function yn({moves:e}){return e.length>0&&e.every(({places:e})=>e.length===0)}function bn({view:e,badges:t,unsolved:n,play:i,type:a}){let o=yn(e)?`listed stack`:`moves card`;return r`<section class=${o} aria-label=${T(`moves`)}>
    <h2>${T(`moves`)} <span class="soft small">${e.moves.length}</span></h2>
    <form class="row" @submit=${a}>
      <input
        id="typed"
        class="mono"
        aria-label=${T(`type-move`)}
        placeholder=${T(`type-move`)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
      />
      <button type="submit">${T(`play-it`)}</button>
    </form>
    ${n?r`<p class="soft small">${n}</p>`:C}
    <div class="chips" role="group" aria-label=${T(`moves`)} tabindex="-1">
      ${e.moves.map(e=>xn(e,t?.get(e.move),i))}
    </div>
  </section>`}function xn({move:e},t,n){let i=t&&`worth winner-${t.winner??0} ${t.guess?`guess`:``}`;return r`<button class="chip ${t?.best?`best`:``}" @click=${()=>n(e)}>
    <span class="mono">${e}</span>
    ${t?r`<span class=${i}>${j(t)}</span>`:C}
  </button>`}var Sn=c`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    gap: var(--s3);
    align-items: stretch;
    /* Everything that is needed to play is seen at once; what is asked about a position is below. */
    height: calc(100vh - var(--head, 3.6rem) - 5.9rem);
    height: calc(100dvh - var(--head, 3.6rem) - 5.9rem);
    min-height: 30rem;
  }
  .alone {
    grid-template-columns: minmax(0, 1fr);
    height: calc(100vh - 2 * var(--s3));
    height: calc(100dvh - 2 * var(--s3));
    min-height: 0;
  }
  .board {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--s2);
    min-width: 0;
    min-height: 0;
  }
  game-board {
    flex: 1;
    --board-height: 100%;
    --board-fill: 100%;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    min-width: 0;
    min-height: 0;
  }
  .side {
    overflow-y: auto;
    /* What has the keys has a border outside itself. */
    padding: 4px;
    margin: -4px;
  }
  .side > * {
    flex: none;
  }
  .side .card {
    padding: var(--s3);
  }
  .side h2 {
    font-size: 1rem;
  }
  .seats {
    display: grid;
    gap: var(--s2);
  }
  .side .moves,
  .side .past {
    display: flex;
    flex-direction: column;
    gap: var(--s2);
    flex: 1 1 6rem;
    min-height: 5rem;
  }
  .side .moves {
    flex: 2 1 9rem;
  }
  .side .past history-view {
    overflow-y: auto;
    padding: 2px;
    margin: -2px;
  }
  .analysis {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    align-items: start;
    gap: var(--s3);
    margin-block-start: var(--s3);
  }
  .analysis .card {
    padding-block: var(--s2);
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
    min-height: 1.3em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }
  .tools .row {
    gap: var(--s2);
  }
  .last {
    text-align: center;
    font-size: var(--large);
  }
  .note {
    position: absolute;
    inset-inline: 0;
    bottom: 4.25rem;
    z-index: 2;
    width: max-content;
    max-width: calc(100% - 2 * var(--s4));
    margin-inline: auto;
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--surface);
    box-shadow: var(--shadow);
  }
  .note:empty {
    display: block;
    padding: 0;
  }
  .cover {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    min-height: 20rem;
    text-align: center;
    font-size: var(--large);
    border-radius: var(--radius);
    background: repeating-linear-gradient(45deg, var(--sunken) 0 1rem, var(--surface) 1rem 2rem);
  }
  .cover p {
    background: var(--surface);
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
  }
  form.row input {
    flex: 1;
    min-width: 6rem;
  }
  .menu {
    position: relative;
  }
  .menu > summary {
    list-style: none;
  }
  .menu > summary::-webkit-details-marker {
    display: none;
  }
  .menu .list {
    position: absolute;
    right: 0;
    bottom: calc(100% + var(--s1));
    z-index: 3;
    display: grid;
    width: max-content;
    padding: var(--s1);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .menu .list button {
    justify-content: start;
  }
  @media print {
    .screen {
      display: block;
      height: auto;
    }
    .tools,
    .moves form,
    game-picker {
      display: none;
    }
  }
  .strip {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--s2);
    align-items: center;
  }
  .strip p {
    line-height: 1.2;
  }
  @media (max-width: 40rem) {
    .sentence {
      font-size: 1rem;
    }
    .strip {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .tools .row {
      gap: var(--s1);
    }
    .tools button,
    .tools summary {
      padding-inline: var(--s2);
      font-size: var(--small);
    }
    .tools .word {
      display: none;
    }
  }
  @media (max-width: 60rem) {
    .screen:not(.alone) {
      grid-template-columns: minmax(0, 1fr);
      height: auto;
      min-height: 0;
    }
    .screen:not(.alone) game-board {
      --board-height: 58vh;
      --board-fill: auto;
    }
    .side .moves,
    .side .past {
      flex: none;
      min-height: 0;
      order: -1;
    }
    .chips {
      max-height: 30vh;
    }
    .note {
      position: fixed;
      bottom: var(--s4);
    }
  }
`,Cn=450,wn=2e3,Tn=200,En=2e4,Dn=class{constructor(e,t,n,r){this.host=e,this.state=t,this.cardOf=n,this.moved=r,this.view=null,this.solved=null,this.unsolved=null,this.refusal=null,this.thinking=!1,this.hinting=!1,this.paused=!1,this.covered=null,this.worths=new Map,this.mistakes=null,this.reviewing=!1,this.viewer=null,this.asking=new AbortController,this.foreseen=new Map,this.shown=null,this.seenBy=null,this.answered=!1,this.traces=new Map,e.addController(this)}hostConnected(){}hostDisconnected(){this.asking.abort()}isHuman(e){return this.state.players[e]===R}get secret(){let{history:e,at:t}=this.state;return(this.view?.concealed??0)>0&&e.children(t).length===0}get told(){let{state:e}=this;if(!this.secret)return e;let t=e.history.without(e.at);return{...e,history:t.history,at:t.at}}get trace(){return this.traces.get(this.state.at)??[]}get awaited(){let e=this.view?.turn;return!!e&&this.isHuman(e)&&this.covered===null}open(e){let t=e.game===this.state.game;this.state=e,this.worths=new Map,this.traces=new Map,this.shown=null,this.seenBy=null,this.covered=null,this.mistakes=null,t||(this.view=null),this.show()}begin(){let{game:e,players:t,seed:n}=this.state;this.open(z(e,t,n+1))}go(e){let{history:t,at:n}=this.state,r=this.secret&&e!==n&&t.parent(e)!==n?t.without(n).history:t;this.state={...this.state,history:r,at:e},this.show()}undo(){let e=this.state.history.path(this.state.at);if(e.length===0)return;let t=this.view?.history.map(({player:e})=>e)??[],n=e.length-1,r=!this.isHuman(1)||!this.isHuman(2),i=this.isHuman(1)||this.isHuman(2),a=e=>{let n=t[e];return!!n&&!this.isHuman(n)};if(r&&i)for(;0<n&&a(n);)--n;r&&!i&&(this.paused=!0),this.go(e[n-1]??0)}step(e){if(e<0){let e=this.state.history.parent(this.state.at);e!==null&&this.go(e);return}let[t]=this.state.history.children(this.state.at);t!==void 0&&this.go(t)}play(e){this.shown===this.state.at&&this.make(e)}get foresees(){return this.awaited&&!this.isHidden()}async ahead(e){if(this.isHidden()||this.shown!==this.state.at)return null;let t=B(this.state),n={...t,moves:[...t.moves,e]},r=this.key(n),i=this.foreseen.get(r)??_.play(n,null);return this.foreseen.size>Tn&&this.foreseen.clear(),this.foreseen.set(r,i),i.catch(()=>this.foreseen.delete(r)),(await i).picture}key(e){return JSON.stringify([_.language,e])}async review(){let{signal:e}=this.asking;this.reviewing=!0,this.host.requestUpdate();try{let t=this.state.history.line(this.state.at);this.mistakes=await _.mistakes(B(this.state,t.at(-1)),e)}catch(e){this.fail(e)}this.reviewing=!1,this.host.requestUpdate()}make(e){let{history:t,at:n}=this.state;this.mistakes=null;let r=t.add(n,e);this.view&&this.shown===n&&this.traces.set(r,On(this.view,e)),this.go(r)}async type(e){let t=B(this.state);try{let{at:n}=this.state,r=await _.play({...t,moves:[...t.moves,e.trim()]},null);return this.state.at===n&&(this.make(r.history.at(-1)?.move??e.trim()),!0)}catch(e){return this.refusal=x(e),this.host.requestUpdate(),!1}}seat(e,t){this.state={...this.state,players:{...this.state.players,[e]:t}},this.paused=!1,this.show()}resume(){this.paused=!1,this.show({insist:!0})}pause(){this.paused=!0,this.show()}uncover(){this.seenBy=this.covered,this.covered=null,this.host.requestUpdate(),this.think(this.asking.signal,!1)}async show({insist:e=!1}={}){this.asking.abort(),this.asking=new AbortController;let{signal:t}=this.asking;this.refusal?.complaint.code!==`unreachable`&&(this.refusal=null),this.solved=null,this.unsolved=null,this.thinking=!1,this.hinting=!1;try{let{at:n}=this.state;this.view=await this.look(t),this.shown=n,this.moved(this.answered),this.answered=!1,this.refusal=null,this.cover(),this.host.requestUpdate(),await this.retrace(t),this.covered===null&&await this.think(t,e)}catch(e){this.fail(e)}}async look(e){let t=B(this.state);if(!this.isHidden())return this.viewer=null,this.foreseen.get(this.key(t))??_.play(t,null,e);let n=[1,2].filter(e=>this.isHuman(e)),r=n[0]??null,i=await _.play(t,r,e),a=i.turn?n.length===2?i.turn:r:null;return this.viewer=a,a===r?i:_.play(t,a,e)}async retrace(e){let{state:t}=this,n=t.history.parent(t.at);if(n===null||this.traces.has(t.at)||this.isHidden()||this.secret)return;let r=await _.play(B(t,n),null,e);this.traces.set(t.at,On(r,t.history.move(t.at))),this.host.requestUpdate()}isHidden(){return oe(this.cardOf(this.state.game)??void 0,`hint`)===void 0}cover(){let e=this.view?.turn??null,t=this.secret||this.view!==null&&this.view.holding!==null,n=this.isHuman(1)&&this.isHuman(2);t||(this.seenBy=null),this.covered=t&&n&&e&&e!==this.seenBy?e:null}async think(e,t){try{if(this.view?.turn===null)this.judge(),f.hints&&!this.isHidden()&&this.fill(e);else if(await this.answer(e,t))return;f.hints&&await this.hint(e)}catch(e){this.fail(e)}}async answer(e,t){let n=this.view?.turn,{history:r,at:i}=this.state;if(!n||this.isHuman(n)||this.paused||r.children(i).length>0&&!t)return!1;this.thinking=!0,this.host.requestUpdate();let a=_.choose(B(this.state),this.state.players[n],e),o=!this.isHuman(1)&&!this.isHuman(2),[{move:s}]=await Promise.all([a,o?kn(Cn):null]);return e.aborted||(this.thinking=!1,this.answered=!0,this.make(s)),!0}async hint(e=this.asking.signal){if(this.view?.turn===null||this.covered!==null||this.secret)return;if(this.isHidden()){this.unsolved=T(`no-hints-hidden`),this.host.requestUpdate();return}let t=this.state.at;this.hinting=!0,this.host.requestUpdate();try{let n=await _.hints(B(this.state),e);if(e.aborted)return;this.solved=n;let r=ge(n);r&&this.worths.set(t,r),n.proof===`exact`&&n.nodes<=En&&this.fill(e)}catch(e){if(re(e))return;this.unsolved=x(e).message}this.hinting=!1,this.host.requestUpdate()}async fill(e){let{state:t}=this;for(let n of[I.START,...t.history.line(t.at)].reverse())if(!this.worths.has(n))try{let r=await _.hints(B(t,n),e);if(e.aborted)return;let i=ge(r);if(i&&this.worths.set(n,i),this.host.requestUpdate(),r.proof!==`exact`||r.nodes>En)return}catch{return}}judge(){let e=this.view?.payoff;typeof e==`number`&&this.worths.set(this.state.at,{value:Math.sign(e),guess:!1})}fail(e){if(re(e)||(this.thinking=!1,this.refusal=x(e),this.host.requestUpdate(),this.refusal.complaint.code!==`unreachable`))return;this.isHidden()||this.moved(this.answered);let{signal:t}=this.asking;setTimeout(()=>{!t.aborted&&this.refusal&&this.show()},wn)}};function On({moves:e,picture:t},n){return(e.find(e=>e.move===n)?.places??[]).flatMap(e=>t.places[e]??[])}function kn(e){return new Promise(t=>setTimeout(t,e))}var An=`chomp:4x5`,jn=4e3,Q=class extends S{constructor(...e){super(...e),this.games=[],this.address={screen:`play`,fields:new Map},this.note=``,this.announcement=``,this.table=new Dn(this,z(An,{1:R,2:R}),e=>this.card(e),e=>this.onMoved(e)),this.written=``,this.opened=``,this.onKeyDown=e=>this.onKey(e),this.ahead=e=>this.table.ahead(e)}static{this.styles=[g,ht,Sn,vn,hn]}connectedCallback(){super.connectedCallback(),document.addEventListener(`keydown`,this.onKeyDown)}disconnectedCallback(){document.removeEventListener(`keydown`,this.onKeyDown),super.disconnectedCallback()}willUpdate(e){let t=e.has(`address`)&&E(this.address)!==this.written;this.games.length!==0&&(t||this.written===``?this.openAddress():e.has(`games`)&&this.table.show())}render(){let{table:e}=this,{view:t,state:n}=e,i=this.card(n.game),a=ln===`board`||f.projector;return r`<div class="screen ${a?`alone`:``}">
        <section class="board card" aria-label=${T(`board`)}>
          <p class="sentence">${this.sentence()}</p>
          <p class="unseen" role="status">${this.announcement}</p>
          ${t&&t.turn===null&&!e.covered?this.ended(i):C}
          ${e.refusal?b(e.refusal,()=>void e.show()):C}
          ${e.covered?this.cover(e.covered):t?this.board(t):C}
          ${t&&yn(t)?this.moves(t):C} ${this.tools(t)}
          ${this.table.worths.size>0&&f.hints?this.strip(i):C}
          <p class="note" role="status">${this.note}</p>
        </section>
        ${a?C:this.side(i)}
      </div>
      ${t&&!a&&!e.covered&&!e.secret?this.analysis(i,t):C}
      <setup-dialog
        .game=${n.game}
        .notation=${i?.notation??``}
        .position=${e.secret?``:t?.position??``}
        .picture=${e.secret?null:t?.picture??null}
        @set-up=${e=>this.onSetUp(e.detail)}
      ></setup-dialog>`}side(e){let{table:t}=this,{view:n,state:i}=t;return r`<div class="side">
      <game-picker
        .games=${this.games}
        .word=${i.game}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <section class="card seats" aria-label=${T(`players`)}>${this.seats(e,n)}</section>
      ${n&&!yn(n)?this.moves(n):C}
      <section class="card past" aria-label=${T(`history`)}>
        <h2>${T(`history`)}</h2>
        <history-view
          .history=${i.history}
          .at=${i.at}
          .secret=${this.secrets()}
          .remarks=${this.remarks()}
          @go=${e=>t.go(e.detail)}
        ></history-view>
      </section>
    </div>`}analysis(e,t){return t.position==null?C:r`<div class="analysis">
      ${oe(e,`value`)?r`<value-panel
              class="card"
              .game=${this.table.state.game}
              .position=${t.position}
              .turn=${t.turn??null}
              .legal=${this.table.awaited?t.moves.map(({move:e})=>e):[]}
              @play-move=${e=>this.onPlay(e.detail)}
            ></value-panel>`:C}
      <section class="card" aria-label=${T(`solve-by`)}>
        <solve-panel .card=${e} .game=${t.word} .position=${t.position}></solve-panel>
      </section>
    </div>`}ended(e){let{table:t}=this;return gn({mistakes:t.mistakes,reviewing:t.reviewing,reviewable:oe(e,`hint`)!==void 0&&t.state.at!==I.START,again:()=>t.begin(),review:()=>void t.review(),look:e=>this.look(e)})}look(e){let{history:t,at:n}=this.table.state,r=t.line(n)[e];r!==void 0&&this.table.go(t.parent(r)??I.START)}remarks(){let{state:e,mistakes:t}=this.table,n=e.history.line(e.at);return new Map(t?.mistakes.flatMap(({ply:e,move:t,could:r,became:i,best:a})=>{let o=n[e],s={number:e+1,move:t,could:r,became:i,best:a.join(`, `)};return o===void 0?[]:[[o,T(`mistake`,s)]]}))}sentence(){let{view:e,solved:t,thinking:n,covered:r,refusal:i}=this.table;return r?T(`pass-screen`,{player:r}):e?n&&e.turn?T(`thinking`,{player:e.turn}):f.hints&&t?.sentence?t.sentence:e.sentence:T(i?`not-opened`:`loading`)}board(e){let{table:t}=this,n=[1,2].filter(t=>e.holding?.[t]);return r`
      <game-board
        .picture=${e.picture}
        .moves=${t.awaited?e.moves:[]}
        .badges=${this.badges()}
        .trace=${t.trace}
        .decisive=${e.decisive??[]}
        .ahead=${t.foresees?this.ahead:null}
        .subject=${`${e.word} ${t.state.start} ${t.state.seed}`}
        .label=${`${e.title}. ${e.sentence}`}
        @play-move=${e=>this.onPlay(e.detail)}
        @no-move=${e=>this.onNoMove(e.detail)}
      ></game-board>
      ${e.line&&!e.holding&&!t.secret?r`<p class="last mono">${e.line}</p>`:C}
      <div class="unseen">
        ${e.line&&e.holding?r`<p>${e.line}</p>`:C}
        ${n.map(t=>r`<p>${T(`holding`,{player:t})} ${e.holding?.[t]}</p>`)}
      </div>
    `}cover(e){return r`<div class="cover">
      <p>${T(`pass-screen`,{player:e})}</p>
      <button class="primary" @click=${()=>this.table.uncover()}>
        ${T(`uncover`,{player:e})}
      </button>
    </div>`}tools(e){let{table:t}=this,n=t.state.at!==I.START,i=t.state.history.children(t.state.at).length>0,a=e?.turn,o=!!a&&!t.isHuman(a)&&!t.thinking,s=!t.isHuman(1)&&!t.isHuman(2);return r`<div class="tools" role="group" aria-label=${T(`tools`)}>
      <div class="row">
        <button
          ?disabled=${!n}
          @click=${()=>t.undo()}
          title="${T(`undo`)} (U)"
          aria-label=${T(`undo`)}
        >
          <span aria-hidden="true">↶</span><span class="word">${T(`undo`)}</span>
        </button>
        <button ?disabled=${!n} @click=${()=>t.step(-1)} aria-label=${T(`back`)}>
          ◀
        </button>
        <button ?disabled=${!i} @click=${()=>t.step(1)} aria-label=${T(`forward`)}>
          ▶
        </button>
        <button
          aria-pressed=${f.hints}
          aria-busy=${t.hinting}
          @click=${()=>this.toggleHints()}
          title="${T(`hints`)} (H)"
        >
          ${T(`hints`)}${t.hinting?`…`:``}
        </button>
        ${s&&!o?r`<button @click=${()=>t.pause()}>${T(`pause`)}</button>`:o?r`<button class="primary" @click=${()=>t.resume()}>
                  ${T(`go-on`)}
                </button>`:C}
      </div>
      <div class="row">
        <button @click=${()=>t.begin()}>${T(`new-play`)}</button>
        ${f.projector?C:r`<button @click=${()=>this.setup.open()}>${T(`set-up`)}</button> ${t.secret?C:this.menu(e)}`}
      </div>
    </div>`}menu(e){let t=(e,t)=>r`<button
        class="quiet"
        @click=${e=>{e.target.closest(`details`)?.removeAttribute(`open`),t()}}
      >
        ${T(e)}
      </button>`;return r`<details class="menu">
      <summary class="button">${T(`share`)}</summary>
      <div class="list">
        ${t(`copy-position`,()=>void this.copied(e?.position??``))}
        ${t(`copy-link`,()=>void this.copied(location.href))}
        ${t(`save-svg`,()=>void this.saved(`svg`))}
        ${t(`save-png`,()=>void this.saved(`png`))}
        ${t(`save-play`,()=>void this.saved(`json`))}
      </div>
    </details>`}seats(e,t){return(e?.players===1?[1]:[1,2]).map(n=>r`<seat-picker
          .player=${n}
          .word=${this.table.state.players[n]}
          .strategies=${e?.strategies??[]}
          .games=${this.games}
          ?turn=${t?.turn===n}
          @seat=${e=>this.table.seat(n,e.detail)}
        ></seat-picker>`)}moves(e){return e.turn===null||!this.table.awaited?C:bn({view:e,badges:this.badges(),unsolved:f.hints?this.table.unsolved:null,play:e=>this.onPlay(e),type:e=>void this.onType(e)})}strip(e){let{state:t,worths:n}=this.table;return r`<div class="strip">
      <p class="small soft">${T(e?.players===1?`value-strip-alone`:`value-strip`)}</p>
      <value-strip
        .line=${[I.START,...t.history.line(t.at)]}
        .worths=${n}
        .at=${t.at}
        .label=${T(e?.players===1?`value-strip-alone`:`value-strip`)}
        @go=${e=>this.table.go(e.detail)}
      ></value-strip>
    </div>`}badges(){let{solved:e}=this.table;return f.hints&&e?de(e):null}secrets(){return new Set(this.table.secret?[this.table.state.at]:[])}onPlay(e){this.note=``,this.table.play(e)}onNoMove(e){let{view:t,thinking:n,refusal:r}=this.table,i=t?.turn;r?this.show(T(`no-move-unsent`)):i?n||!this.table.isHuman(i)?this.show(T(`no-move-wait`,{player:i})):this.show(e?T(`no-move-at`,{place:e}):T(`no-move-here`)):this.show(T(`no-move-over`))}show(e){this.note=e,clearTimeout(this.forgetting),this.forgetting=setTimeout(()=>this.note=``,jn)}async onType(e){e.preventDefault();let t=this.typed.value.trim();t&&await this.table.type(t)&&this.typed&&(this.typed.value=``)}onGame(e){let{players:t,game:n}=this.table.state,r=et(e)===et(n);this.table.open(z(e,r?t:this.opponents(e)))}opponents(e){return{1:R,2:St(`medium`,this.card(e)?.strategies??[])??`human`}}onSetUp({start:e,moves:t,seed:n}){let{game:r,players:i,seed:a}=this.table.state,o=z(r,i,n??a),s=o.history.extend(I.START,t);this.table.open({...o,start:e,at:s})}toggleHints(){f.choose({hints:!f.hints}),f.hints&&this.table.hint()}onKey(e){let t=e.composedPath()[0];if(!(e.ctrlKey||e.metaKey||e.altKey)&&!/^(input|textarea|select)$/i.test(t.tagName)&&!t.closest?.(`dialog`)){if(e.key===`h`)this.toggleHints();else if(e.key===`u`)this.table.undo();else if(e.key===`[`)this.table.step(-1);else if(e.key===`]`)this.table.step(1);else return;e.preventDefault()}}card(e){return P(this.games,e)}openAddress(){let e=!this.address.fields.has(`game`),t=_t(this.address,An);e&&(t.players=this.opponents(An)),this.written=E(this.address),this.opened=E(vt(t)),this.table.open(t)}onMoved(e){this.requestUpdate(),this.announcement=this.announced();let t=vt(this.table.told),n=E(t);n!==this.written&&n!==this.opened&&(this.opened=``,this.written=n,this.tell(e?`address`:`moved`,t))}announced(){let{view:e,secret:t,covered:n}=this.table;if(!e||n)return``;let{turn:r,history:i,sentence:a}=e,o=t?void 0:i.at(-1),s=r&&this.table.isHuman(r)&&!this.table.isHuman(r===1?2:1)?T(`your-turn`):a;return o?.player?`${T(`has-played`,{player:o.player,move:o.move})} ${s}`:s}async copied(e){this.show(await pn(e)?T(`copied`):T(`not-copied`))}async saved(e){let t=B(this.table.state);try{let{players:n}=this.table.state,r=await(e===`json`?_.playFile(t,[n[1],n[2]]):_.picture(t,this.table.viewer));un(mn(t.game,e),e===`png`?await fn(r):r)}catch(e){this.table.refusal=x(e),this.requestUpdate()}}};y([d({attribute:!1})],Q.prototype,`games`,void 0),y([d({attribute:!1})],Q.prototype,`address`,void 0),y([w()],Q.prototype,`note`,void 0),y([w()],Q.prototype,`announcement`,void 0),y([m(`setup-dialog`)],Q.prototype,`setup`,void 0),y([m(`#typed`)],Q.prototype,`typed`,void 0),Q=y([t(`play-screen`)],Q);var Mn=[[[`F`],`key-stage`],[[`?`],`key-keys`],[[`H`],`key-hints`],[[`U`],`key-undo`],[[`[`,`]`],`key-steps`],[[`←`,`↑`,`↓`,`→`],`key-arrows`],[[`Enter`],`key-touch`],[[`Esc`],`key-escape`]],Nn=class extends S{static{this.styles=[g,c`
      dialog {
        width: min(30rem, calc(100vw - 2rem));
      }
      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: var(--s2) var(--s4);
        margin-block: var(--s4);
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-width: 2em;
        padding: 0 var(--s2);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
        font: inherit;
        text-align: center;
      }
    `]}open(){this.dialog.showModal()}render(){return r`<dialog aria-label=${T(`keys`)}>
      <h2>${T(`keys`)}</h2>
      <dl>
        ${Mn.map(([e,t])=>r`<dt>${e.map(e=>r`<kbd>${e}</kbd> `)}</dt>
              <dd>${T(t)}</dd>`)}
      </dl>
      <button class="primary" @click=${()=>this.dialog.close()}>${T(`close`)}</button>
    </dialog>`}};y([m(`dialog`)],Nn.prototype,`dialog`,void 0),Nn=y([t(`keys-dialog`)],Nn);var Pn=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Fn=function(e,t){return new URL(e,t).href},In={},Ln=function(e){return e.pathname.endsWith(`.css`)},Rn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},zn=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Fn(t,n);let r=s(t),i=Ln(r);return Rn(In,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Pn,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Bn={play:()=>Promise.resolve(),graph:()=>zn(()=>import(`./graph-screen-DNSu0KK2.js`),__vite__mapDeps([0,1]),import.meta.url),tournament:()=>zn(()=>import(`./tournament-screen-VxoUt7AV.js`),__vite__mapDeps([2,1,3]),import.meta.url),dice:()=>zn(()=>import(`./dice-screen-B41cGWSu.js`),__vite__mapDeps([4,1,5,3]),import.meta.url),learn:()=>zn(()=>import(`./learn-screen-BkZ6iOhj.js`),__vite__mapDeps([6,1,5,3]),import.meta.url)},Vn=`M12 4v11M7 10l5 5 5-5M5 20h14`,Hn=`M3 4h18v12H3zM12 16v4M8 20h8`,Un=`M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5`,Wn={system:`M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16`,light:`M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5`,dark:`M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5`},Gn=[`system`,`light`,`dark`],$=class extends S{constructor(...e){super(...e),this.games=[],this.address=i(location.hash),this.refusal=null,this.offersFile=!1,this.unloaded=null,this.left=new Map,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.spoken=``,this.printing=!1,this.onKeyDown=e=>this.onKey(e),this.onHash=()=>this.open(i(location.hash)),this.onSettings=()=>this.apply(),this.onPrint=e=>{this.printing=e.type===`beforeprint`,f.dispatchEvent(new Event(`change`))}}static{this.styles=[g,c`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2) var(--s4);
        padding: var(--s2) var(--s4);
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: var(--s2);
        font-size: var(--large);
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      .brand svg {
        width: 1.75rem;
        height: 1.75rem;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        gap: var(--s1);
      }
      nav a {
        padding: var(--s2) var(--s3);
        border-radius: var(--radius);
        color: var(--ink);
        text-decoration: none;
        font-weight: 500;
      }
      nav a:hover {
        background: var(--sunken);
      }
      nav a[aria-current] {
        box-shadow: inset 0 -3px 0 var(--primary);
        border-bottom-left-radius: 0;
        border-bottom-right-radius: 0;
        font-weight: 700;
      }
      .switches {
        display: flex;
        gap: var(--s1);
      }
      .leave {
        position: fixed;
        top: var(--s2);
        right: var(--s2);
        z-index: 4;
      }
      main.stage {
        max-width: none;
        padding: var(--s3);
      }
      .icon {
        width: 1.4rem;
        height: 1.4rem;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .switches button {
        min-width: 2.5rem;
      }
      main {
        max-width: 100rem;
        margin-inline: auto;
        padding: var(--s4);
      }
      .alarm {
        margin-block-end: var(--s4);
      }
      @media print {
        header {
          display: none;
        }
        main {
          padding: 0;
        }
      }
      @media (max-width: 60rem) {
        nav a {
          padding-inline: var(--s2);
        }
        header {
          gap: var(--s2);
        }
      }
      @media (max-width: 40rem) {
        header {
          padding: var(--s2);
        }
        nav {
          order: 3;
          flex-basis: 100%;
        }
        nav {
          gap: 0;
        }
        nav a {
          padding: var(--s1) 0.4rem;
          font-size: var(--small);
        }
        .brand {
          flex: 1;
        }
        main {
          padding: var(--s2);
        }
      }
    `]}connectedCallback(){super.connectedCallback(),addEventListener(`hashchange`,this.onHash),f.addEventListener(`change`,this.onSettings),this.dark.addEventListener(`change`,this.onSettings),addEventListener(`beforeprint`,this.onPrint),addEventListener(`afterprint`,this.onPrint),document.addEventListener(`keydown`,this.onKeyDown),this.apply(),this.onHash()}disconnectedCallback(){removeEventListener(`hashchange`,this.onHash),f.removeEventListener(`change`,this.onSettings),this.dark.removeEventListener(`change`,this.onSettings),document.removeEventListener(`keydown`,this.onKeyDown),removeEventListener(`beforeprint`,this.onPrint),removeEventListener(`afterprint`,this.onPrint),super.disconnectedCallback()}render(){return r`
      ${f.projector?this.leave():ln?C:this.header()}
      <main class=${f.projector?`stage`:``}>
        <h1 class="unseen">${T(`screen-${this.address.screen}`)}</h1>
        ${this.refusal?b(this.refusal,()=>void this.load()):C}
        ${this.unloaded?b(this.unloaded,()=>this.open(this.address)):C}
        ${this.games.length>0?this.screen():this.refusal?C:r`<p role="status">${T(`loading`)}</p>`}
      </main>
      <keys-dialog></keys-dialog>
    `}leave(){return r`<button
      class="leave quiet"
      aria-label=${T(`projector-leave`)}
      title="${T(`projector-leave`)} (F)"
      @click=${()=>this.stage()}
    >
      ${qn(Un)}
    </button>`}header(){return r`<header>
      <span class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
          <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
        </svg>
        Stratège
      </span>
      <nav aria-label=${T(`screens`)}>
        ${o.map(e=>r`<a
              href=${E(this.left.get(e)??{screen:e,fields:new Map})}
              aria-current=${e===this.address.screen?`page`:C}
              >${T(`screen-${e}`)}</a
            >`)}
      </nav>
      <div class="switches">
        ${this.offersFile?r`<a
                class="button"
                href="stratege.html"
                download
                aria-label=${T(`one-file`)}
                title=${T(`one-file`)}
                >${qn(Vn)}</a
              >`:C}
        <button lang=${f.language===`fr`?`en`:`fr`} @click=${this.onLanguage}>
          ${f.language===`fr`?`EN`:`FR`}
          <span class="unseen">${T(`other-language`)}</span>
        </button>
        <button
          @click=${this.onTheme}
          aria-label=${T(`theme-${f.theme}`)}
          title=${T(`theme-${f.theme}`)}
        >
          ${Jn(f.theme)}
        </button>
        <button
          aria-label=${T(`projector`)}
          title="${T(`projector`)} (F)"
          @click=${()=>this.stage()}
        >
          ${qn(Hn)}
        </button>
        <button
          aria-label=${T(`keys`)}
          title="${T(`keys`)} (?)"
          aria-haspopup="dialog"
          @click=${()=>this.keys.open()}
        >
          ?
        </button>
      </div>
    </header>`}screen(){let{games:e,address:t}=this,n=e=>this.keep(e.detail);switch(t.screen){case`play`:return r`<play-screen
          .games=${e}
          .address=${t}
          @address=${n}
          @moved=${e=>this.advance(e.detail)}
        ></play-screen>`;case`graph`:return r`<graph-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></graph-screen>`;case`tournament`:return r`<tournament-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></tournament-screen>`;case`dice`:return r`<dice-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></dice-screen>`;case`learn`:return r`<learn-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></learn-screen>`}}open(e){this.address=e,this.left.set(e.screen,e),this.unloaded=null,Bn[e.screen]().catch(e=>this.unloaded=x(e))}advance(e){this.left.set(e.screen,e),this.address=e,history.pushState(null,``,E(e))}keep(e){let t=this.address;this.left.set(e.screen,e),this.address=e,Kn(t,e)?history.pushState(null,``,E(e)):history.replaceState(null,``,E(e))}stage(){f.choose({projector:!f.projector})}onKey(e){let t=e.composedPath()[0];if(!(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)&&!(/^(input|textarea|select)$/i.test(t.tagName)||t.closest?.(`dialog`))){if(e.key===`f`||e.key===`Escape`&&f.projector)this.stage();else if(e.key===`?`)this.keys.open();else return;e.preventDefault()}}updated(){document.title=this.tabTitle()}tabTitle(){let{screen:e}=this.address;return[P(this.games,l(this.address,`game`)??``)?.title,T(`screen-${e}`),T(`title`)].filter(e=>e).join(` – `)}onLanguage(){f.choose({language:f.language===`fr`?`en`:`fr`})}onTheme(){let e=(Gn.indexOf(f.theme)+1)%Gn.length;f.choose({theme:Gn[e]??`system`})}apply(){let e=document.documentElement,t=(f.theme===`dark`||f.theme===`system`&&this.dark.matches)&&!this.printing;e.dataset.theme=t?`dark`:`light`,e.toggleAttribute(`data-projector`,f.projector),e.lang=f.language,_.language=f.language,this.spoken!==f.language&&(this.spoken=f.language,this.load())}async load(){try{_.symbols(),this.games=await _.games(),this.refusal=null,this.offersFile=await _.offersFile()}catch(e){this.refusal=x(e)}}};y([w()],$.prototype,`games`,void 0),y([w()],$.prototype,`address`,void 0),y([w()],$.prototype,`refusal`,void 0),y([w()],$.prototype,`offersFile`,void 0),y([w()],$.prototype,`unloaded`,void 0),y([m(`keys-dialog`)],$.prototype,`keys`,void 0),$=y([t(`stratege-page`)],$);function Kn(e,t){let n=(e,t)=>e.fields.get(t)??``;return e.fields.has(`game`)&&[`game`,`start`,`seed`].some(r=>n(e,r)!==n(t,r))}function qn(e){return r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e} fill="none" />
  </svg>`}function Jn(e){if(e!==`system`)return qn(Wn[e]);let[t=``,n=``]=Wn.system.split(/(?<=z)/);return r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t} fill="currentColor" />
    <path d=${n} fill="none" />
  </svg>`}function Yn(){let e=document.getElementById(`stratege-engine`)?.dataset.offline;e&&`serviceWorker`in navigator&&navigator.serviceWorker.register(e).catch(e=>{console.warn(e)})}Yn();export{Zt as a,R as c,gt as d,ht as f,De as h,un as i,z as l,et as m,pn as n,Lt as o,I as p,mn as r,V as s,fn as t,vt as u};