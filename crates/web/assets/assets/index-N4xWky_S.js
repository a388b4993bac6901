const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./graph-screen-DbDrMmKg.js","./jobs-BEzt_sH5.js","./tournament-screen-G_8JrOZ3.js","./number-field-ChEjJKZG.js","./dice-screen-thEVGBmg.js","./line-chart-DmwWT9_9.js","./learn-screen-MWXjft0f.js"])))=>i.map(i=>d[i]);
import{A as e,C as t,D as n,E as r,F as i,L as a,M as o,N as s,O as c,P as l,R as u,S as d,T as ee,V as f,a as te,b as p,c as m,d as h,f as g,h as _,i as ne,j as re,l as v,m as ie,n as y,o as ae,p as b,s as oe,t as se,u as x,v as ce,w as S,x as C,y as w,z as T}from"./jobs-BEzt_sH5.js";var le=re(e());le&&!location.hash&&history.replaceState(null,``,le);var ue=new URLSearchParams(location.search),de=ue.get(`lang`);(de===`fr`||de===`en`)&&f.hold({language:de}),ue.get(`hints`)===`yes`&&f.hold({hints:!0});function fe(e){let t=new Set(e.best),n=e.moves.map(n=>[n.move,pe(n,e.turn??null,t.has(n.move))]);return new Map(n.filter(([,{letter:e,amount:t}])=>e!==null||t!==null))}function pe(e,t,n){let r={letter:null,distance:null,amount:null,guess:!1,winner:null,best:n};if(e.value){let n=e.value===`draw`||!t?null:me(e.value,t);return{...r,letter:e.value,distance:e.distance??null,winner:n}}return typeof e.gain==`number`?{...r,amount:e.gain}:typeof e.estimate==`number`?{...r,amount:t===2?-e.estimate:e.estimate,guess:!0}:r}var me=(e,t)=>e===`win`?t:t===1?2:1;function he(e){return e.reduce((e,t)=>e&&ge(e)>=ge(t)?e:t,null)}function ge({letter:e,distance:t,amount:n}){let r=t??0;switch(e){case`win`:return 1e6-r;case`draw`:return 0;case`loss`:return-1e6+r;case null:return Math.max(-1e5,Math.min(1e5,n??0))}}function _e(e){let t=e.turn===2?-1:1;if(e.value!==null)return{value:e.value===`draw`?0:e.value===`win`?t:-t,guess:e.proof!==`exact`};if(typeof e.gain==`number`)return{value:t*e.gain,guess:!1};let n=e.moves.find(({move:t})=>t===e.best[0]);return typeof n?.estimate==`number`?{value:n.estimate/(Math.abs(n.estimate)+5),guess:!0}:null}function E({places:e,also:t}){return e.length===0?[]:[e,...t??[]]}function D(e,t){return t.every((t,n)=>e[n]===t)}function O(e,t){return e.filter(e=>E(e).some(e=>D(e,t)))}function ve(e,t){return be(e,t,E)}function ye(e,t){return be(e,t,e=>E(e).slice(0,1))}function be(e,t,n){let r=new Map;for(let i of e)for(let e of n(i)){let n=e[t.length];if(n===void 0||!D(e,t))continue;let a=r.get(n);a?a.includes(i)||a.push(i):r.set(n,[i])}return r}function xe(e,t,n){return ve(e,t).has(n)?Te(e,[...t,n]):t.at(-1)===n?{kind:`touched`,places:[]}:t.length>0&&ve(e,[]).has(n)?Te(e,[n]):t.length>0?{kind:`nothing`,place:n}:Se(e,n)}function Se(e,t){let n=e.filter(e=>E(e).some(e=>e.at(-1)===t)),[r]=n;return r?n.length===1?{kind:`move`,move:r.move}:{kind:`aimed`,place:t,moves:n}:{kind:`nothing`,place:t}}function Ce(e,t){let n=O(e,[t]),[r]=n;return r&&n.length===1?{kind:`move`,move:r.move}:xe(e,[],t)}function we(e,t,n,r){let i=t.at(-1)===n?t:[n],a=e.filter(e=>E(e).some(e=>D(e,i)&&e.length>i.length&&e.at(-1)===r)),[o]=a;return o?a.length===1?{kind:`move`,move:o.move}:{kind:`choice`,places:[...i,r],moves:a}:O(e,i).length>0?xe(e,i,r):{kind:`nothing`,place:r}}function Te(e,t){let n=O(e,t),r=n.filter(e=>E(e).some(e=>e.length===t.length&&D(e,t))),[i]=r;return i&&n.length===1?{kind:`move`,move:i.move}:r.length>1?{kind:`choice`,places:t,moves:n}:i?{kind:`choice`,places:t,moves:r}:{kind:`touched`,places:t}}function Ee(e,t,n){let r=new Set,i=new Map,a=new Map(t.places.map(e=>[De(e),e])),o=new Set(e.places.map(De));return t.places.filter(e=>e.piece&&!o.has(De(e))).length>0?{going:new Set(n),coming:i}:(e.places.forEach((e,t)=>{let n=a.get(De(e));n?n.piece&&!Oe(e.piece,n.piece)?i.set(t,n.piece):e.piece&&!n.piece&&r.add(t):r.add(t)}),{going:r,coming:i})}function De({x:e,y:t}){return`${Math.round(e)},${Math.round(t)}`}function Oe(e,t){return!!e&&e.owner===t.owner&&String(e.layers)===String(t.layers)}function ke(){return parseFloat(getComputedStyle(document.documentElement).fontSize)/16}function Ae(e){return e.letter?`${w(`letter-${e.letter}`)}${e.distance??``}`:e.amount===null?`?`:e.guess?`≈${je(e.amount)}`:Me(e.amount,2)}function je(e){return Me(e,+(Math.abs(e)<9.95))}function Me(e,t){let n=Number.isInteger(e)?0:t,r=_(Math.abs(e),n);return`${Number(Math.abs(e).toFixed(n))===0?``:e<0?`−`:`+`}${r}`}function Ne(e){return e.letter===`draw`?w(`spoken-draw`):e.letter&&e.distance!==null?w(`spoken-${e.letter}`,{moves:e.distance}):e.letter?w(`spoken-${e.letter}-some-time`):e.amount===null?w(`spoken-unknown`):e.guess?w(`spoken-estimate`,{amount:je(e.amount)}):w(`spoken-gain`,{amount:Me(e.amount,2)})}function Pe(e,t){let n=Ae(e),r=e.winner===1?.9:.7;return{wide:Math.max(.62*t*n.length+r*t,1.5*t),high:1.5*t}}function Fe(e,{size:t,half:n}){return e.every(e=>{let{wide:r,high:i}=Pe(e,t);return r<=2*n&&i<=2*n})}function Ie({piece:e,mark:t}){return!!e?.owner||!!t}function Le(e,t,{size:r}){let{wide:i,high:a}=Pe(t,r),o=t.winner===1?a/2:t.winner===2?1:a/5;return n`<g class="badge ${ze(t)}" transform="translate(${e.x} ${e.y})"
    aria-hidden="true" data-badge=${e.name}>
    <rect class="back" x=${-i/2} y=${-a/2} width=${i} height=${a} rx=${o} />
    <text font-size=${r}>${Ae(t)}</text>
  </g>`}function Re(e,t,{half:r}){let i=(t.best?.34:.24)*r,a=Ie(e)?.68*r:0,o=t.winner===1?n`<circle class="back" r=${i} />`:n`<rect class="back" x=${-i} y=${-i} width=${2*i} height=${2*i}
          transform=${t.winner===2?``:`rotate(45) scale(.85)`} />`;return n`<g class="badge dot ${ze(t)}" aria-hidden="true" data-badge=${e.name}
    transform="translate(${e.x+a} ${e.y-a})">${o}</g>`}function ze({winner:e,best:t,guess:n}){return`winner-${e??0}${t?` best`:``}${n?` guess`:``}`}var Be=c`
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
`,Ve=8;function He({bounds:e,labels:t},n=20){let{left:r,top:i,right:a,bottom:o}=e;for(let e of t){let{y:t,text:s}=e,c=Ge(e),l=c?Ke(e,n):e.x,u=c?2*We*n+6:s.length*n*.62;r=Math.min(r,l-u/2),a=Math.max(a,l+u/2),i=Math.min(i,t-n/2),o=Math.max(o,t+n/2)}return{left:r-Ve,top:i-Ve,width:a-r+16,height:o-i+16}}function Ue(e,t){let[n,r]=[Math.min(e.left,t.left),Math.min(e.top,t.top)],i=Math.max(e.left+e.width,t.left+t.width),a=Math.max(e.top+e.height,t.top+t.height);return{left:n,top:r,width:i-n,height:a-r}}var We=.85;function Ge({x:e,text:t,owner:n}){return!!n&&t===String(n)&&e<0}function Ke({x:e},t){return Math.min(e,-.85*t-8)}function qe(e,t,n){let r=e[t];if(!r)return null;let i=null,a=1/0;return e.forEach((e,t)=>{let[o,s]=Je(e.x-r.x,e.y-r.y,n);if(o<=0)return;let c=o+2.5*Math.abs(s);c<a&&([i,a]=[t,c])}),i}function Je(e,t,n){switch(n){case`left`:return[-e,t];case`right`:return[e,t];case`up`:return[-t,e];case`down`:return[t,e]}}function k(e){return e.map(e=>typeof e==`string`?n`<use href="#${e}" />`:n`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}function Ye(e,t){let r=e.piece!==null||e.mark!==null;return n`<circle class="target" cy=${r?.86*t:0} r=${(r?.13:.18)*t} />`}function Xe(e,t){let{y:r,text:i,owner:a}=e,o=Ge(e)?Ke(e,t):e.x,s=n`<text class="label owner-${a??0}" font-size=${t} x=${o} y=${r}
    aria-hidden="true">${i}</text>`;if(!Ge(e))return s;let c=We*t,l=a===1?n`<circle class="sign-1" cx=${o} cy=${r} r=${c} />`:n`<rect class="sign-2" x=${o-c} y=${r-c} width=${2*c} height=${2*c} />`;return n`${l}${s}`}function Ze(e,t,n){let r=[e.name],{piece:i}=e;if(i&&r.push(w(`form-${i.form}`,{count:i.count??1})),i?.owner&&r.push(w(`of-player`,{player:i.owner})),e.mark&&r.push(Qe(e.mark)),t){let e=he(t.flatMap(({move:e})=>n?.get(e)??[]));r.push(e?Ne(e):w(`can-be-played`))}return r.filter(e=>e!==``).join(`, `)||w(`place`)}function Qe(e){switch(e.kind){case`barrier`:return w(`form-barrier`);case`rings`:return w(`form-rings`,{count:e.rings});case`token`:return w(`form-token`,{name:e.name})}}var $e={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`},et=.5,tt=18,nt=16,rt=4,it=700,at={going:new Set,coming:new Map},A=class extends x{constructor(...e){super(...e),this.picture=null,this.moves=[],this.badges=null,this.trace=[],this.decisive=[],this.ahead=null,this.subject=``,this.label=``,this.touched=[],this.aimed=null,this.hovered=null,this.preview=at,this.refused=null,this.choice=[],this.focused=0,this.dragged=null,this.sheet=``,this.scale=1,this.zoom=1,this.touchable=!1,this.held=!1,this.room=null,this.meaning=new Set,this.stop=0,this.ends=new Set,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[h,Be]}connectedCallback(){super.connectedCallback(),g.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){e.has(`subject`)&&(this.room=null),this.moves.length>0&&(this.touchable=this.moves.some(({places:e})=>e.length>0)),(e.has(`moves`)||e.has(`picture`))&&(this.letGo(),this.dragged=null,this.hovered=null,this.preview=at,this.follows(e.get(`picture`)))}follows(e){let t=this.renderRoot.activeElement;this.held=t!==null&&t.matches(`.place`);let n=this.picture?.places??[],r=e?.places[this.focused];if(r){let e=({x:e,y:t})=>Math.hypot(e-r.x,t-r.y),t=n.reduce((t,r,i)=>{let a=n[t];return a&&e(a)<=e(r)?t:i},0);this.focused=t}this.focused>=n.length&&(this.focused=0)}updated(e){e.has(`picture`)&&this.held&&this.element(this.reachable())?.focus(),e.has(`picture`)&&(this.observer.disconnect(),this.drawing&&this.observer.observe(this.drawing),this.measure()),e.has(`choice`)&&this.choice.length>0&&this.renderRoot.querySelector(`.choice button`)?.focus()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}render(){let{picture:e}=this;if(!e)return S;let t=this.space(e),i=this.aimed??this.moves,a=ve(i,this.touched),o=ye(i,this.touched);this.meaning=this.lit(),this.stop=this.reachable(),this.ends=new Set(i.flatMap(({places:e})=>e.at(-1)??[]));let s=Math.min(22,Math.max(nt,14*this.scale))*this.zoom/this.scale,c=this.touchable?t.width*et:0,l=`max-width: max(${c}px, min(100%, ${(e=>`${e*rt/16}rem`)(t.width)})); min-width: ${c}px`;return r`
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
          ${e.labels.map(e=>Xe(e,s))}
          ${this.badges?this.values(e,o):S}
        </svg>
      </div>
      ${this.choice.length>0?this.choices():S}
    `}place(e,t,r,i,a){let{x:o,y:s,piece:c}=e,l=i.has(t),u=this.touched.includes(t),d=[`place`,l?`open`:``,u?`touched`:``,this.meaning.has(t)?`lit`:``,this.preview.going.has(t)?`going`:``,this.decisive.includes(t)?`decisive`:``,this.refused===t?`refused`:``,c&&l&&i.get(t)?.some(({places:e})=>e.length>1)?`grab`:``,this.trace.some(e=>e.x===o&&e.y===s)?`last`:``].join(` `),ee=this.dragged?.from===t,f=ee&&this.dragged?`translate(${this.dragged.dx} ${this.dragged.dy})`:``,te=c&&c.scale!==1?`scale(${c.scale})`:``,p=this.preview.coming.get(t),m=!a.has(t)&&!u&&e.name===``;return n`<g
      class=${d}
      data-place=${e.name}
      data-index=${t}
      transform="translate(${o} ${s})"
      role=${m?S:`button`}
      aria-label=${m?S:Ze(e,a.get(t),this.badges)}
      aria-disabled=${m||l||u||this.ends.has(t)?S:`true`}
      aria-hidden=${m?`true`:S}
      tabindex=${m?S:t===this.stop?0:-1}
      @pointerdown=${e=>this.onGrab(e,t)}
      @pointerenter=${e=>this.onHover(e,t)}
      @focus=${()=>this.onFocus(t)}
      @click=${()=>this.onClick(t)}
    >
      ${k(e.ground)}
      ${c&&!p?n`<g class="piece ${ee?`moving`:``}" transform="${f}${te}">${k(c.layers)}</g>`:S}
      ${p?n`<g class="ghost">${k(p.layers)}</g>`:S}
      ${k(e.over??[])}
      ${l&&this.marked(a)&&(a.has(t)||this.touched.length>0)?Ye(e,r):S}
      <use class="halo" href="#${e.edge}" />
      <rect class="hit" x=${-r} y=${-r} width=${2*r} height=${2*r} />
    </g>`}marked(e){return this.touched.length>0||this.aimed?!0:!this.badges&&2*e.size<(this.picture?.places.length??0)}values({half:e,places:t},n){let r=[...n].flatMap(([e,n])=>{let r=he(n.flatMap(({move:e})=>this.badges?.get(e)??[])),i=t[e];return i&&r?[{place:i,best:r}]:[]}),i={size:Math.max(tt*this.zoom/this.scale,11.5),half:e},a=Fe(r.filter(({place:e})=>!Ie(e)).map(({best:e})=>e),i);return r.map(({place:e,best:t})=>!a||Ie(e)?Re(e,t,i):Le(e,t,i))}lit(){let e=this.meant();return new Set(e?[e.places,...e.also??[]].flat():[])}meant(){if(this.hovered===null)return null;let e=this.touch(this.hovered);return e.kind===`move`?this.moves.find(({move:t})=>t===e.move)??null:null}choices(){return r`<div class="choice" role="group" aria-label=${w(`choose-move`)}>
      ${this.choice.map(({move:e})=>r`<button @click=${()=>this.made(e)}>
            <span class="mono">${e}</span>
            ${this.badges?.has(e)?r`<span class="soft">${Ae(this.badges.get(e))}</span>`:S}
          </button>`)}
      <button class="quiet" @click=${()=>this.letGo()}>${w(`cancel`)}</button>
    </div>`}reachable(){let e=this.picture?.places??[],t=ye(this.aimed??this.moves,this.touched),n=n=>t.has(n)||e[n]?.name!==``;return n(this.focused)?this.focused:Math.max(0,e.findIndex((e,t)=>n(t)))}onKey(e){let t=this.picture?.places??[],n=$e[e.key];n?(e.preventDefault(),this.step(n,t)):e.key===`Enter`||e.key===` `?(e.preventDefault(),this.onClick(this.focused)):e.key===`Escape`&&this.letGo()}step(e,t){let n=this.reachable();do if(n=qe(t,n,e),n===null)return;while(!this.element(n)?.hasAttribute(`tabindex`));this.focused=n,this.element(n)?.focus()}element(e){return this.renderRoot.querySelector(`[data-index="${e}"]`)}onClick(e){this.follow(this.touch(e))}touch(e){let{aimed:t,moves:n,touched:r}=this;return t&&O(t,[e]).length>0?Ce(t,e):xe(n,r,e)}onFocus(e){this.focused=e,this.look(e)}onHover(e,t){e.pointerType!==`touch`&&!this.dragged&&this.look(t)}onLeave(){this.look(null)}look(e){this.hovered!==e&&(this.hovered=e,this.preview=at,this.foresee())}async foresee(){let{picture:e,hovered:t}=this,n=this.meant();if(!e||!n||!this.ahead)return;let r=await this.ahead(n.move).catch(()=>null);r&&this.hovered===t&&this.picture===e&&(this.preview=Ee(e,r,n.places))}onGrab(e,t){if(e.button!==0)return;let n=e.currentTarget.classList.contains(`grab`);(e.pointerType!==`touch`||n)&&(n&&e.currentTarget.releasePointerCapture?.(e.pointerId),this.dragged={from:t,x:e.clientX,y:e.clientY,dx:0,dy:0})}onMove(e){if(!this.dragged)return;let{x:t,y:n}=this.dragged,[r,i]=[(e.clientX-t)/this.scale,(e.clientY-n)/this.scale];this.dragged={...this.dragged,dx:r,dy:i}}onDrop(e){let t=this.dragged;if(this.dragged=null,!t)return;let n=this.renderRoot.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-index]`)?.getAttribute(`data-index`);n!=null&&Number(n)!==t.from&&this.follow(we(this.aimed??this.moves,this.touched,t.from,Number(n)))}onCancel(){this.dragged=null}follow(e){e.kind===`move`?this.made(e.move):(this.choice=e.kind===`choice`?e.moves:[],this.aimed=e.kind===`aimed`?e.moves:null,this.touched=e.kind===`choice`||e.kind===`touched`?e.places:[],e.kind===`nothing`&&this.refuse(e.place))}refuse(e){this.refused=e,setTimeout(()=>{this.refused===e&&(this.refused=null)},it),this.tell(`no-move`,this.picture?.places[e]?.name??``)}made(e){this.letGo(),this.tell(`play-move`,e)}letGo(){this.touched=[],this.aimed=null,this.choice=[]}space(e){let t=He(e,this.labelRoom(e));return this.room=this.room?Ue(this.room,t):t,this.room}labelRoom(e){let t=this.clientWidth/He({...e,labels:[]}).width;return t>0?Math.max(20,nt*this.zoom/t):20}measure(){if(!this.drawing||!this.picture)return;this.zoom=ke();let e=this.drawing.getBoundingClientRect(),{width:t,height:n}=this.space(this.picture),r=Math.min(e.width/t,e.height/n);r>0&&(this.scale=r)}};v([d({attribute:!1})],A.prototype,`picture`,void 0),v([d({attribute:!1})],A.prototype,`moves`,void 0),v([d({attribute:!1})],A.prototype,`badges`,void 0),v([d({attribute:!1})],A.prototype,`trace`,void 0),v([d({attribute:!1})],A.prototype,`decisive`,void 0),v([d({attribute:!1})],A.prototype,`ahead`,void 0),v([d()],A.prototype,`subject`,void 0),v([d()],A.prototype,`label`,void 0),v([C()],A.prototype,`touched`,void 0),v([C()],A.prototype,`aimed`,void 0),v([C()],A.prototype,`hovered`,void 0),v([C()],A.prototype,`preview`,void 0),v([C()],A.prototype,`refused`,void 0),v([C()],A.prototype,`choice`,void 0),v([C()],A.prototype,`focused`,void 0),v([C()],A.prototype,`dragged`,void 0),v([C()],A.prototype,`sheet`,void 0),v([C()],A.prototype,`scale`,void 0),v([C()],A.prototype,`zoom`,void 0),v([p(`svg`)],A.prototype,`drawing`,void 0),A=v([t(`game-board`)],A);function j(e){return e.split(`:`,1)[0]?.trim()??``}function M(e,t){let n=j(t);return e.find(e=>e.name===n||e.aliases.includes(n))}function ot(e,t){let n=new Map(t.map(({name:e,default:t})=>[e,t])),r=e.indexOf(`:`),i=r<0?[]:e.slice(r+1).split(`,`).filter(e=>e!==``),a=t.filter(({kind:e})=>e===`size`).map(({name:e})=>e),o=t.find(({kind:e})=>e===`numbers`)?.name,s=[];for(let e of i){let r=e.indexOf(`=`),i=e.slice(0,Math.max(r,0));if(r>=0&&i!==o)n.set(i,e.slice(r+1));else if(o&&/^\d+$/.test(e.slice(r+1)))s.push(e.slice(r+1));else if(/^\d+(x\d+)*$/.test(e))for(let t of e.split(`x`)){let e=a.shift();e&&n.set(e,t)}else{let r=t.find(({choices:t})=>t?.some(t=>t.word===e));r&&n.set(r.name,e)}}return o&&s.length>0&&n.set(o,s.join(`,`)),n}function st(e,t,n){let r=[],i=n.filter(({kind:e})=>e===`size`);i.some(e=>ct(e,t))&&r.push(i.map(e=>t.get(e.name)??e.default).join(`x`));for(let e of n){if(e.kind===`size`||!ct(e,t))continue;let n=t.get(e.name)??``;r.push(e.kind===`numbers`?n:`${e.name}=${n}`)}return r.length===0?e:`${e}:${r.join(`,`)}`}function ct(e,t){let n=t.get(e.name);return n!==void 0&&n!==e.default}var lt=5,ut=12,dt=4,ft=new Map;function pt({word:e}){return ft.get(e)}async function mt(e,t){let n=e.filter(({word:e})=>!ft.has(e));for(let e=0;e<n.length;e+=dt){let r=n.slice(e,e+dt);await Promise.all(r.map(e=>ht(e).catch(()=>{}))),t()}}async function ht({word:e}){let t={game:e,start:null,moves:[],seed:ut},{picture:n}=await g.play(t,1),r=!n.places.some(({piece:e})=>e);ft.set(e,r?await gt(t):n)}async function gt(e){let t=((await g.position({game:e.game,random:!0,seed:e.seed})).moves??[]).slice(0,lt);return(await g.play({...e,moves:t},1)).picture}var _t=c`
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
`,vt=[{name:`two`,families:[`duel`,`partizan`,`impartial`]},{name:`hidden`,families:[`hidden`]},{name:`chance`,families:[`race`]},{name:`alone`,families:[`puzzle`]}],N=class extends x{constructor(...e){super(...e),this.games=[],this.word=``,this.fits=()=>!0,this.chosen=null,this.values=new Map,this.sheet=``}static{this.styles=[h,_t]}render(){let e=M(this.games,this.word),t=this.word.includes(`:`)?this.word.slice(this.word.indexOf(`:`)+1):``;return r`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${e?.title??this.word}</strong>
          <span class=${t?`mono`:`aim`}
            >${t||(e?.aim??e?.about??``)}</span
          >
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${w(`change-game`)}</span>
      </button>
      <dialog
        class="choosing"
        aria-label=${w(`change-game`)}
        @close=${()=>this.chosen=null}
      >
        ${this.chosen?this.content(this.chosen):S}
      </dialog>
    `}content(e){let t=this.games.filter(e=>this.fits(e));return r`
      <svg class="symbols" aria-hidden="true"><defs .innerHTML=${this.sheet}></defs></svg>
      <h2>${w(`change-game`)}</h2>
      <div class="choice">
        <div class="games" role="group" aria-label=${w(`games`)}>
          ${vt.map(({name:n,families:r})=>{let i=t.filter(({family:e})=>r.includes(e));return i.length===0?S:this.group(n,i,e)})}
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
            <h3>${w(`rules`)}</h3>
            <p class="rules">${e.rules}</p>
            <p class="rules small soft">${e.notation}</p>
          </div>
          <div class="foot">
            <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
              ${w(`cancel`)}
            </button>
            <button class="primary" type="submit">
              ${w(`take-game`,{title:e.title})}
            </button>
          </div>
        </form>
      </div>
    `}group(e,t,n){let i=[...t].sort((e,t)=>e.minutes-t.minutes);return r`<h3>${w(`games-${e}`)}</h3>
      <div class="cards">${i.map(e=>this.card(e,n))}</div>`}card(e,t){let n=pt(e);return r`<button
      aria-pressed=${e.name===t.name}
      data-game=${e.name}
      @click=${()=>this.pick(e)}
      @dblclick=${this.take}
    >
      ${n?yt(n):r`<span class="still"></span>`}
      <span class="said">
        <strong>${e.title}</strong>
        <span class="aim about">${e.aim??e.about}</span>
        <span class="minutes">${w(`about-minutes`,{minutes:e.minutes??1})}</span>
      </span>
    </button>`}parameter(e){let{name:t}=e;return ne(e,this.values.get(t)??``,e=>{this.values=new Map(this.values).set(t,e)})}open(){let[e]=this.games,t=M(this.games,this.word)??e;t&&(this.chosen=t,this.values=ot(this.word,t.parameters),this.dialog.showModal(),g.symbols().then(e=>this.sheet=e),mt(this.games,()=>this.requestUpdate()),this.updateComplete.then(()=>{this.renderRoot.querySelector(`[aria-pressed="true"]`)?.scrollIntoView({block:`nearest`})}))}pick(e){this.chosen=e;let t=e===M(this.games,this.word);this.values=ot(t?this.word:e.name,e.parameters)}take(){if(!this.chosen)return;let e=st(this.chosen.name,this.values,this.chosen.parameters);this.dialog.close(),this.tell(`game`,e)}};v([d({attribute:!1})],N.prototype,`games`,void 0),v([d()],N.prototype,`word`,void 0),v([d({attribute:!1})],N.prototype,`fits`,void 0),v([C()],N.prototype,`chosen`,void 0),v([C()],N.prototype,`values`,void 0),v([C()],N.prototype,`sheet`,void 0),v([p(`dialog`)],N.prototype,`dialog`,void 0),N=v([t(`game-picker`)],N);function yt({bounds:e,beneath:t,strokes:i,places:a}){let{left:o,top:s,right:c,bottom:l}=e,u=`${o-4} ${s-4} ${c-o+8} ${l-s+8}`;return r`<svg class="still" viewBox=${u} aria-hidden="true">
    ${t.map(({x:e,y:t,symbol:r})=>n`<use href="#${r}" x=${e} y=${t} />`)}
    ${i.map(({x1:e,y1:t,x2:r,y2:i})=>n`<line class="stroke" x1=${e} y1=${t} x2=${r} y2=${i} />`)}
    ${a.map(({x:e,y:t,ground:r,piece:i})=>n`<g transform="translate(${e} ${t})">
        ${k(r)}${i?k(i.layers):S}
      </g>`)}
  </svg>`}var P=class e{constructor(){this.nodes=[{move:``,parent:-1,children:[]}]}static{this.START=0}get size(){return this.nodes.length}has(e){return Number.isInteger(e)&&0<=e&&e<this.nodes.length}move(e){return this.node(e).move}parent(t){return t===e.START?null:this.node(t).parent}children(e){return this.node(e).children}add(e,t){let n=this.children(e).find(e=>this.move(e)===t);if(n!==void 0)return n;this.nodes.push({move:t,parent:e,children:[]});let r=this.nodes.length-1;return this.node(e).children.push(r),r}extend(e,t){return t.reduce((e,t)=>this.add(e,t),e)}path(t){let n=[];for(let r=t;r!==e.START;r=this.node(r).parent)n.push(r);return n.reverse()}moves(e){return this.path(e).map(e=>this.move(e))}line(e){let t=this.path(e),n=this.children(e)[0];for(;n!==void 0;)t.push(n),n=this.children(n)[0];return t}without(t){let n=new e,r=new Map([[e.START,e.START]]);return this.nodes.forEach(({move:i,parent:a},o)=>{if(o===e.START||o===t)return;let s=r.get(a);s!==void 0&&r.set(o,n.add(s,i))}),{history:n,at:r.get(this.parent(t)??e.START)??e.START}}write(){return this.writeAfter(e.START).join(`,`)}static read(t){let n=new e,r=e.START,i=[];for(let[o]of t.matchAll(/[(),]|[^(),]+/g))o===`(`?(i.push(r),r=n.parent(r)??e.START):o===`)`?r=i.pop()??r:o!==`,`&&(r=n.add(r,a(o)));return n}writeAfter(e){let[t,...n]=this.children(e);if(t===void 0)return[];let r=n.map(e=>`(${[this.word(e),...this.writeAfter(e)].join(`,`)})`);return[this.word(t),...r,...this.writeAfter(t)]}word(e){return s(this.move(e))}node(e){let t=this.nodes[e];if(!t)throw RangeError(`there is no node ${e}`);return t}},bt=c`
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
`;function xt(){return r`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${w(`letter-mistake`)}</text>
  </svg>`}var F=class extends x{constructor(...e){super(...e),this.history=new P,this.at=P.START,this.secret=new Set,this.remarks=new Map}static{this.styles=[h,bt,c`
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
      ${this.entry(P.START,w(`history-start`))} ${this.follow(P.START,0)}
    </div>`}follow(e,t){let[n,...i]=this.history.children(e);return n===void 0?S:r`${this.numbered(n,t)}${i.map(e=>r`<div class="variation">
          ${this.numbered(e,t)}${this.follow(e,t+1)}
        </div>`)}${this.follow(n,t+1)}`}numbered(e,t){let n=this.secret.has(e)?`…`:this.history.move(e);return r`<span class="pair"
      ><span class="ply" aria-hidden="true">${t+1}</span>${this.entry(e,n)}</span
    >`}entry(e,t){let n=this.remarks.get(e);return r`<button
      class=${n?`remarked`:``}
      title=${n??S}
      aria-current=${e===this.at?`step`:S}
      @click=${()=>this.tell(`go`,e)}
    >
      ${t}${n?r`${xt()}<span class="unseen">${n}</span>`:S}
    </button>`}};v([d({attribute:!1})],F.prototype,`history`,void 0),v([d({type:Number})],F.prototype,`at`,void 0),v([d({attribute:!1})],F.prototype,`secret`,void 0),v([d({attribute:!1})],F.prototype,`remarks`,void 0),F=v([t(`history-view`)],F);var I=`human`;function L(e,t,n=0){return{game:e,start:null,seed:n,history:new P,at:P.START,players:t}}function St(e,t){let n=P.read(e.fields.get(`moves`)??``),r=n.line(P.START).at(-1)??P.START,i=u(e,`at`,r);return{game:l(e,`game`)??t,start:l(e,`start`),seed:u(e,`seed`,0),history:n,at:n.has(i)?i:r,players:{1:l(e,`first`)??`human`,2:l(e,`second`)??`human`}}}function Ct(e){let t=e.history.write(),n=P.read(t),r=n.extend(P.START,e.history.moves(e.at)),i=n.line(P.START).at(-1)??P.START;return{screen:`play`,fields:new Map([[`game`,s(e.game)],[`start`,e.start===null?``:s(e.start)],[`moves`,t],[`at`,r===i?``:String(r)],[`first`,e.players[1]===`human`?``:s(e.players[1])],[`second`,e.players[2]===`human`?``:s(e.players[2])],[`seed`,e.seed===0?``:String(e.seed)]])}}function R(e,t=e.at){return{game:e.game,start:e.start,moves:e.history.moves(t),seed:e.seed}}var wt=[[/\[[^\]]*\]/g,``],[/\bTIME\|N\b|\bN\|TIME\b/g,`1000`],[/\bTIME\b/g,`500ms`],[/\bSTRATEGY\b/g,`random`],[/\bHEURISTIC\b/g,``],[/\bP\b/g,`3`],[/\bN\b/g,`1000`],[/\bK\b/g,`1`]];function z(e){return e.filter(({word:e,allowed:t})=>t!==!1&&!/COMMAND|FILE/.test(e)).map(({word:e,about:t})=>{let n=wt.reduce((e,[t,n])=>e.replace(t,n),e);return{base:B(e),word:n,about:t,options:n!==e||e.includes(`:`)}})}function B(e){return e.replace(/[:[].*$/,``)}var Tt=[`easy`,`medium`,`hard`,`perfect`],Et=[`mcts:4000`,`ismcts:2000`,`determinised:20`,`optimal`,`greedy`];function Dt(e,t){let n=new Set(t.map(({word:e})=>B(e))),r=Et.find(e=>n.has(B(e))),i=n.has(`optimal`)?`optimal`:null;return e===`perfect`?i:e===`easy`&&!r?n.has(`random`)?`random`:null:r?e===`hard`?r===i?null:r:n.has(`fallible`)?`fallible:${e===`easy`?2:5},${r}`:null:null}function Ot(e,t){let n=e=>t.filter(({strategies:t})=>t.some(({word:t})=>B(t)===e)).length;return z(e).filter(({base:e,options:t})=>!t&&n(e)<=kt)}var kt=2;function At(e){let t=B(e),[n=``,...r]=e.slice(t.length+1).split(`,`),i=/^\d+$/.test(n)?Number(n):null,a=/^\d+m?s$/.test(n)?n:null;return{kind:t,count:i,time:a,other:(i===null&&a===null&&n?[n,...r].join(`,`):r.join(`,`))||null}}function V(e){let{kind:t,count:n,time:r,other:i}=At(e),a=i?V(i):``;if(t===`fallible`)return w(`name-fallible`,{moves:n??2,strategy:a});let o=ce(`name-${t}`);if(!o)return e;if(r)return w(`name-for`,{name:o,amount:r});if(n===null)return i?w(`name-for`,{name:o,amount:i}):o;let s=[ce(`unit-${t}`,{count:n,shown:_(n)})??_(n),i].filter(e=>e).join(`, `);return w(`name-for`,{name:o,amount:s})}var H=class extends x{constructor(...e){super(...e),this.player=1,this.word=I,this.strategies=[],this.games=[],this.turn=!1,this.opened=!1}static{this.styles=[h,c`
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
    `]}render(){let e=Tt.flatMap(e=>{let t=Dt(e,this.strategies);return t?[{word:t,name:w(`level-${e}`),about:V(t)}]:[]}),t=new Set([I,...e.map(({word:e})=>e)]),n=Ot(this.strategies,this.games).filter(({word:e})=>!t.has(e)),i=new Set([...t,...n.map(({word:e})=>e)]),a=z(this.strategies).filter(({word:e})=>!i.has(e)),o=this.player===1?`one`:`two`,s=[...i,...a.map(({word:e})=>e)];return r`<div class="seat ${o} ${this.turn?`turn`:``}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${w(`player`,{player:this.player})}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${I} ?selected=${this.word===I}>${w(`human`)}</option>
        ${this.options(`strategies-own`,n.map(({word:e})=>({word:e,name:V(e)})))}
        ${this.options(`levels`,e)}
        ${this.options(`strategies`,[...s.includes(this.word)?[]:[this.word],...a.map(({word:e})=>e)].map(e=>({word:e,name:V(e)})))}
      </select>
      ${this.word===`human`?S:this.advanced()}
    </div>`}options(e,t){return t.length===0?S:r`<optgroup label=${w(e)}>
      ${t.map(({word:e,name:t,about:n})=>r`<option value=${e} title=${n??e} ?selected=${e===this.word}>
            ${t}
          </option>`)}
    </optgroup>`}advanced(){let e=z(this.strategies).find(({base:e})=>e===B(this.word));return r`<button
        class="advanced quiet"
        title=${w(`advanced`)}
        aria-label=${w(`advanced`)}
        aria-expanded=${this.opened}
        @click=${()=>this.opened=!this.opened}
      >
        ⋯
      </button>
      ${this.opened?r`<div class="more">
              <p class="small">${V(this.word)}</p>
              ${e?r`<p class="small soft about">${e.about}</p>`:S}
              <label class="field"
                >${w(`strategy-word`)}
                <input
                  class="options mono"
                  .value=${this.word}
                  spellcheck="false"
                  @change=${this.onType}
              /></label>
            </div>`:S}`}onSelect(e){this.tell(`seat`,e.target.value)}onType(e){let t=e.target.value.trim();t&&this.tell(`seat`,t)}};v([d({type:Number})],H.prototype,`player`,void 0),v([d()],H.prototype,`word`,void 0),v([d({attribute:!1})],H.prototype,`strategies`,void 0),v([d({attribute:!1})],H.prototype,`games`,void 0),v([d({type:Boolean})],H.prototype,`turn`,void 0),v([C()],H.prototype,`opened`,void 0),H=v([t(`seat-picker`)],H);var jt=new Set([`/`,`-`]);function Mt(e,t){let[n=``]=e.split(` `);if(/^\d+(,\d+)*$/.test(n)&&!t.places.some(({name:e})=>Nt(e)))return{kind:`numbers`,numbers:n.split(`,`).map(Number)};let r=[...n].filter(e=>!jt.has(e)),i=t.places.filter(({name:e})=>e!==``);return r.length!==i.length||r.length===0?null:i.every(({piece:e,mark:t},n)=>(e!==null||t?.kind===`barrier`)==(r[n]!==`.`))?{kind:`board`,symbols:r}:null}function Nt(e){return/^\d+$/.test(e)}function Pt(e,t,n){let[r=``,...i]=e.split(` `),a=-1;return[[...r].map(e=>(jt.has(e)||(a+=1),!jt.has(e)&&a===t?n:e)).join(``),...i].join(` `)}function Ft(e,t){let[,...n]=e.split(` `);return[t.join(`,`),...n].join(` `)}function It(e){let t=e.split(` `)[1];return t===`1`?1:t===`2`?2:null}function Lt(e,t){let[n=``,,...r]=e.split(` `);return[n,String(t),...r].join(` `)}function Rt(e,t,n){let r=Mt(t,n);if(r?.kind!==`board`)return;let i=n.places.filter(({name:e})=>e!==``);r.symbols.forEach((t,n)=>{let r=i[n];r&&r.mark?.kind!==`barrier`&&!e.has(t)&&e.set(t,r.piece??null)})}function zt(e,{symbols:t},n){let r=-1,i=e.places.flatMap(e=>{if(e.name===``)return[];r+=1;let i=n.get(t[r]??`.`);return[i===void 0?e:{...e,piece:i}]});return{...e,places:i}}var Bt=6,U=class extends x{constructor(...e){super(...e),this.game=``,this.notation=``,this.position=``,this.picture=null,this.text=``,this.refusal=null,this.draws=0,this.pieces=new Map,this.chosen=``,this.sheet=``,this.opened=!1}static{this.styles=[h,c`
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
    `]}open(){this.refusal=null,this.text=this.position,this.pieces=new Map,this.chosen=``,this.opened=!0,this.dialog.showModal(),g.symbols().then(e=>this.sheet=e),this.learn()}render(){return r`<dialog aria-label=${w(`set-up`)} @close=${()=>this.opened=!1}>
      ${this.opened?this.content():S}
    </dialog>`}content(){let e=this.picture?Mt(this.position,this.picture):null,t=It(this.text);return r`<form @submit=${this.onSubmit}>
      <h2>${w(`set-up`)}</h2>
      ${e?.kind===`board`?this.placing():S}
      ${e?.kind===`numbers`?this.counting():S}
      ${t?r`<div class="row" role="group" aria-label=${w(`turn`)}>
              ${[1,2].map(e=>r`<button
                    type="button"
                    aria-pressed=${t===e}
                    @click=${()=>this.write(Lt(this.text,e))}
                  >
                    <span class="about">${w(`to-move`,{player:e})}</span>
                  </button>`)}
            </div>`:S}
      <label class="field">
        ${w(`position`)}
        <textarea
          spellcheck="false"
          .value=${te(this.text)}
          @input=${e=>this.text=e.target.value}
        ></textarea>
      </label>
      <details>
        <summary>${w(`notation`)}</summary>
        <p class="notation soft small">${this.notation}</p>
      </details>
      ${this.refusal?y(this.refusal):S}
      <div class="row">
        <button type="button" @click=${this.onRandom}>${w(`random-position`)}</button>
        <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
          ${w(`cancel`)}
        </button>
        <button class="primary" type="submit">${w(`play-from-here`)}</button>
      </div>
    </form>`}placing(){let{picture:e}=this,t=this.symbols();if(!e||!t)return S;let n=zt(e,t,this.pieces),i=n.places.map((e,t)=>({move:String(t),places:[t]}));return r`<p class="soft small">${w(`set-up-pieces`)}</p>
      <div class="palette" role="group" aria-label=${w(`pieces`)}>
        ${[...this.pieces].map(([e,t])=>this.offered(e,t))}
      </div>
      <game-board
        .picture=${n}
        .moves=${i}
        .label=${w(`set-up`)}
        @play-move=${e=>this.onPlace(Number(e.detail))}
      ></game-board>`}symbols(){let[e=``]=this.text.split(` `),t=[...e].filter(e=>e!==`/`&&e!==`-`),n=this.picture?.places.filter(({name:e})=>e!==``).length;return t.length===n?{kind:`board`,symbols:t}:null}offered(e,t){let i=t?[w(`form-${t.form}`,{count:t.count??1}),t.owner?w(`of-player`,{player:t.owner}):``].join(` `):w(`remove-piece`);return r`<button
      type="button"
      aria-pressed=${e===this.chosen}
      aria-label=${i}
      title=${i}
      data-symbol=${e}
      @click=${()=>this.chosen=e}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        ${t?k(t.layers):n`<rect class="none" x="-18" y="-18" width="36" height="36" />`}
      </svg>
    </button>`}counting(){let[e=``]=this.text.split(` `);if(!/^\d+(,\d+)*$/.test(e))return S;let t={kind:`numbers`,numbers:e.split(`,`).map(Number)},n=(e,n)=>{let r=t.numbers.map((t,r)=>r===e?t+n:t);this.write(Ft(this.text,r))};return r`<div class="palette" role="group" aria-label=${w(`pieces`)}>
      ${t.numbers.map((e,t)=>r`<span class="heap">
            <button
              type="button"
              aria-label=${w(`one-less`,{about:String(t+1)})}
              ?disabled=${e===0}
              @click=${()=>n(t,-1)}
            >
              −
            </button>
            <output>${e}</output>
            <button
              type="button"
              aria-label=${w(`one-more`,{about:String(t+1)})}
              @click=${()=>n(t,1)}
            >
              +
            </button>
          </span>`)}
    </div>`}write(e){this.text=e,this.refusal=null}onPlace(e){let t=this.symbols()?.symbols[e]===this.chosen?`.`:this.chosen;this.write(Pt(this.text,e,t))}async learn(){let{game:e,position:t,picture:n}=this;if(!n||Mt(t,n)?.kind!==`board`)return;let r=new Map([[`.`,null]]);Rt(r,t,n),this.offer(r);let i=Array.from({length:Bt},(e,t)=>t+1);await Promise.all(i.map(async t=>{let n=await g.position({game:e,random:!0,seed:t}),i=await g.play({game:e,start:n.position,moves:[],seed:t},null);i.position&&Rt(r,i.position,i.picture),this.game===e&&this.offer(r)})).catch(()=>{})}offer(e){this.pieces=new Map([...e].sort(([e],[t])=>e.localeCompare(t))),!this.pieces.has(this.chosen)&&(this.chosen=[...this.pieces.keys()].find(e=>e!==`.`)??``)}async onSubmit(e){e.preventDefault();try{let e=this.text.trim(),{position:t}=await g.position({game:this.game,position:e});this.finish({start:t,moves:[],seed:null})}catch(e){this.refusal=b(e)}}async onRandom(){this.draws+=1;let e=(Date.now()+this.draws)%1e6;try{let t=await g.position({game:this.game,random:!0,seed:e});t.moves?this.finish({start:null,moves:t.moves,seed:e}):this.finish({start:t.position,moves:[],seed:e})}catch(e){this.refusal=b(e)}}finish(e){this.dialog.close(),this.tell(`set-up`,e)}};v([d()],U.prototype,`game`,void 0),v([d()],U.prototype,`notation`,void 0),v([d()],U.prototype,`position`,void 0),v([d({attribute:!1})],U.prototype,`picture`,void 0),v([C()],U.prototype,`text`,void 0),v([C()],U.prototype,`refusal`,void 0),v([C()],U.prototype,`draws`,void 0),v([C()],U.prototype,`pieces`,void 0),v([C()],U.prototype,`chosen`,void 0),v([C()],U.prototype,`sheet`,void 0),v([C()],U.prototype,`opened`,void 0),v([p(`dialog`)],U.prototype,`dialog`,void 0),U=v([t(`setup-dialog`)],U);var Vt=class extends x{constructor(...e){super(...e),this.progress=null}static{this.styles=[h,c`
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
        aria-label=${w(`progress`)}
        value=${t===null?S:n}
        max=${t??S}
      ></progress>
      <span class="small">
        ${t===null?w(`progress-open`,{done:_(n)}):w(`progress-of`,{done:_(n),total:_(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${w(`cancel`)}</button>
    </div>`}};v([d({attribute:!1})],Vt.prototype,`progress`,void 0),Vt=v([t(`job-progress`)],Vt);var Ht=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=g.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function Ut(e,t,n){return(e?.options??[]).map(e=>Wt(e,t[e.name],n))}function Wt(e,t,n){let{name:i,about:a,kind:o}=e;if(o===`flag`)return r`<label class="row"
      ><input
        type="checkbox"
        name=${i}
        .checked=${te(t===!0)}
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
      placeholder=${e.default??w(`option-open`)}
      .value=${te(c)}
      @change=${e=>{let t=e.target.value.trim().replace(`,`,`.`),r=Number(t);n(i,t===``?void 0:s&&Number.isFinite(r)?r:t)}}
    />
  </label>`}var W=class extends x{constructor(...e){super(...e),this.game=``,this.position=``,this.method=``,this.chosen={},this.job=new Ht(this)}static{this.styles=[h,c`
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}willUpdate(e){(e.has(`game`)||e.has(`position`))&&this.job.reset(),this.methods().some(({name:e})=>e===this.method)||(this.method=this.methods()[0]?.name??``,this.chosen={})}methods(){return(se(this.card,`solve`)?.methods??[]).filter(({refusal:e})=>!e)}render(){let e=this.methods();if(e.length===0)return S;let t=e.find(({name:e})=>e===this.method);return r`<details>
      <summary>${w(`solve-by`)}</summary>
      <form @submit=${this.onSolve}>
        <label class="field"
          ><span class="about">${w(`solve-method`)}</span>
          <select name="method" @change=${this.onMethod}>
            ${e.map(({name:e})=>r`<option ?selected=${e===this.method}>${e}</option>`)}
          </select></label
        >
        <p class="soft small">${t?.about}</p>
        ${Ut(t,this.chosen,(e,t)=>this.choose(e,t))}
        <div>
          <button type="submit" ?disabled=${this.job.running}>${w(`solve-run`)}</button>
        </div>
      </form>
      <div aria-live="polite">${this.outcome()}</div>
    </details>`}outcome(){let{job:e}=this;if(e.running)return r`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`;if(e.refusal)return y(e.refusal);let t=e.result;return t?r`<p class="outcome">${t.sentence}</p>
      ${t.line.length>0?r`<p>${w(`solve-line`,{line:t.line.join(` `)})}</p>`:S}
      <p class="soft small">
        ${w(`solve-cost`,{method:t.method,nodes:_(t.nodes)})}
      </p>`:S}choose(e,t){let n=Object.entries(this.chosen).filter(([t])=>t!==e);this.chosen=Object.fromEntries(t===void 0?n:[...n,[e,t]])}onMethod(e){this.method=e.target.value,this.chosen={},this.job.reset()}onSolve(e){e.preventDefault();let{game:t,position:n,method:r,chosen:i}=this;this.job.start(`solve`,{game:t,position:n,method:r,options:i})}};v([d({attribute:!1})],W.prototype,`card`,void 0),v([d()],W.prototype,`game`,void 0),v([d()],W.prototype,`position`,void 0),v([C()],W.prototype,`method`,void 0),v([C()],W.prototype,`chosen`,void 0),W=v([t(`solve-panel`)],W);function Gt(e){return e.replace(`-`,`−`)}function Kt(e){let[t=0,n=1]=e.replace(`−`,`-`).split(`/`).map(Number);return t/n}function qt(e){let t=e.map(({temperature:e})=>Kt(e)),n=Math.max(...t),r=e.filter((e,r)=>t[r]===n);return new Set(r.length===e.length&&e.length>1?[]:r)}function Jt(e){let t=qt(e),n=e=>4*e.wins+2*t.has(e)+ +e.best;return[...e.entries()].sort(([,e],[,t])=>n(t)-n(e))}function Yt(e){let t=e.trim().replace(/^\+(?![-_₀-₉])/,``);return t.trim()===``?null:t.trim()}function Xt({ascii:e}){return`(${e??``})`}function Zt({moves:e},t){return(t===1?e?.left:e?.right)??[]}var Qt=120,$t=class{constructor(e){this.host=e,this.answer=null,this.refusal=null,this.question=``,this.answered=``,this.asking=new AbortController,e.addController(this)}hostConnected(){}hostDisconnected(){this.forget()}get pending(){return this.question!==this.answered}ask(e,t){e!==this.question&&(this.asking.abort(),this.asking=new AbortController,this.question=e,this.wait(e,t,this.asking.signal))}forget(){this.asking.abort(),this.question=``,this.answered=``,this.answer=null,this.refusal=null}async wait(e,t,n){if(await new Promise(e=>setTimeout(e,Qt)),!n.aborted){try{let e=await t(n);if(n.aborted)return;this.answer=e,this.refusal=null}catch(e){if(n.aborted||ie(e))return;this.answer=null,this.refusal=b(e)}this.answered=e,this.host.requestUpdate()}}},G=class extends oe{constructor(e){if(super(e),this.it=S,e.type!==m.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===S||e==null)return this._t=void 0,this.it=e;if(e===ee)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};G.directiveName=`unsafeHTML`,G.resultType=1,ae(G);var en=class extends G{};en.directiveName=`unsafeSVG`,en.resultType=2;var tn=ae(en),nn=c`
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
`,rn=()=>({width:innerWidth<640?336:480}),an=40;function K({name:e,characters:t},n=1/0){return e==null||t>n?w(`value-long`,{characters:_(t)}):e}function on(e,t){let n=K(e,an);return e.ascii==null?r`<span class="value">${n}</span>`:r`<button
    class="value"
    aria-label=${w(`value-explore`,{name:n})}
    @click=${()=>t(e)}
  >
    ${n}
  </button>`}function sn({value:e}){return e?r`${q(`value-mean`,Gt(e.mean))}
  ${q(`value-temperature`,Gt(e.temperature))}
  ${q(`value-stop-left`,Gt(e.left_stop))}
  ${q(`value-stop-right`,Gt(e.right_stop))}`:S}function q(e,t){return r`<dt>${w(e)}</dt>
    <dd class="value">${t}</dd>`}function cn({picture:e}){return e?r`<figure>${tn(e)}</figure>`:S}function ln(e,t,n){if(e.length===0)return r`<p>${w(`value-no-moves`)}</p>`;let i=qt(e),a=e.some(({game:e})=>e!=null),o=e=>r`<span class=${e}>${w(`value-${e}`)}</span>`;return r`<div class="sheet" tabindex="0" role="group" aria-label=${w(`moves`)}>
    <table>
      <thead>
        <tr>
          ${n?r`<th scope="col">${w(`value-move`)}</th>`:S}
          <th scope="col">${w(`value-after`)}</th>
          <th scope="col">${w(`value-remark`)}</th>
          <th scope="col">${w(`value-incentive`)}</th>
          ${a?r`<th scope="col">${w(`value-in`)}</th>`:S}
        </tr>
      </thead>
      <tbody>
        ${Jt(e).map(([e,s])=>r`<tr>
              ${n?r`<td>${n(s,e)}</td>`:S}
              <td>${on(s.value,t)}</td>
              <td class="remarks">
                ${s.wins?o(`wins`):S} ${s.best?o(`best`):S}
                ${i.has(s)?o(`hottest`):S}
              </td>
              <td class="value">${K(s.incentive,an)}</td>
              ${a?r`<td class="value place">${s.game}</td>`:S}
            </tr>`)}
      </tbody>
    </table>
  </div>`}var J=class extends x{constructor(...e){super(...e),this.value=null,this.trail=[],this.asked=new $t(this)}static{this.styles=[h,nn,c`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `]}willUpdate(e){e.has(`value`)&&(this.trail=this.value?[this.value]:[]);let t=this.trail.at(-1);if(!t){this.asked.forget();return}let n=`${f.language} ${t.ascii}`,r={sum:Xt(t),moves:!0,thermograph:rn()};this.asked.ask(n,e=>g.value(r,e))}updated(e){e.has(`trail`)&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.trail.at(-1);if(!e)return S;let t=this.trail.at(-2),{answer:n,refusal:i,pending:a}=this.asked;return r`<section class="stack" aria-label=${w(`value-explorer`)} aria-busy=${a}>
      <div class="row">
        ${t?r`<button @click=${()=>this.trail=this.trail.slice(0,-1)}>
                ${w(`value-back`,{name:K(t,40)})}
              </button>`:S}
        <button @click=${()=>this.tell(`close`)}>${w(`value-close`)}</button>
      </div>
      <h3 class="value" tabindex="-1">${K(e)}</h3>
      ${i&&!a?y(i):S}
      ${a?r`<p>${w(`loading`)}</p>`:n?this.found(n):S}
    </section>`}found(e){let t=e=>this.trail=[...this.trail,e],n=n=>r`<h4>${w(`value-options`,{player:n})}</h4>
        ${ln(Zt(e,n),t,null)}`;return r`<p class="value">${e.sentence}</p>
      <dl class="facts">${sn(e)}</dl>
      ${n(1)} ${n(2)} ${cn(e)}`}};v([d({attribute:!1})],J.prototype,`value`,void 0),v([C()],J.prototype,`trail`,void 0),v([p(`h3`)],J.prototype,`heading`,void 0),J=v([t(`value-explorer`)],J);var Y=class extends x{constructor(...e){super(...e),this.game=``,this.position=``,this.turn=null,this.legal=[],this.beside=null,this.explored=null,this.asked=new $t(this)}static{this.styles=[h,nn,c`
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
    `]}willUpdate(e){if((e.has(`game`)||!f.values)&&this.asked.forget(),!f.values)return;let{game:t,position:n,beside:r}=this,i={sum:t,position:n,beside:r,moves:!0,thermograph:rn()},a=JSON.stringify([f.language,t,n,r]);this.asked.ask(a,e=>g.value(i,e))}render(){return r`<details ?open=${f.values} @toggle=${this.onToggle}>
      <summary>${w(`value-title`)}${this.asked.pending?`…`:``}</summary>
      ${f.values?this.content():S}
    </details>`}content(){let{answer:e,refusal:t,pending:n}=this.asked;return r`<div class="stack found" aria-busy=${n}>
      <form class="row end" @submit=${this.onAdd}>
        <label class="field"
          >${w(`value-sum`)}
          <input
            id="sum"
            maxlength="1000"
            placeholder=${w(`value-sum-example`)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
        /></label>
        <button type="submit">${w(`value-add`)}</button>
        ${this.beside===null?S:r`<button type="button" class="quiet" @click=${this.onAlone}>
                ${w(`value-alone`)}
              </button>`}
      </form>
      ${t&&!n?y(t):S}
      ${e?this.found(e):t?S:r`<p>${w(`loading`)}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`}found(e){let t=e=>this.explored=e,n=this.turn===null?[1,2]:[this.turn===1?2:1];return r`<p class="value" aria-live="polite">${e.sentence}</p>
      ${e.stopped?r`<p class="soft">${w(`value-stopped`)}</p>`:S}
      <dl class="facts">
        ${e.value?q(`value-whole`,on(e.value,t)):S}
        ${sn(e)}
        ${e.parts.length>1?q(`value-parts`,this.parts(e,t)):S}
      </dl>
      ${this.turn&&e.moves?r`<section class="stack" aria-label=${w(`value-moves`,{player:this.turn})}>
              <h3>${w(`value-moves`,{player:this.turn})}</h3>
              ${ln(Zt(e,this.turn),t,(e,t)=>this.move(e,t))}
            </section>`:S}
      ${e.moves?n.map(n=>r`<details>
                  <summary>${w(`value-moves-waiting`,{player:n})}</summary>
                  ${ln(Zt(e,n),t,e=>r`<span class="mono">${e.move}</span>`)}
                </details>`):S}
      ${cn(e)}`}parts({parts:e},t){return e.map(e=>r`<div>${on(e,t)}</div>`)}move({move:e},t){return t<this.legal.length&&this.legal.includes(e)?r`<button
      class="move"
      aria-label=${w(`value-play`,{move:e})}
      ?disabled=${this.asked.pending}
      @click=${()=>this.tell(`play-move`,e)}
    >
      ${e}
    </button>`:r`<span class="mono">${e}</span>`}onToggle(e){let{open:t}=e.target;t!==f.values&&f.choose({values:t})}onAdd(e){e.preventDefault(),this.beside=Yt(this.sum.value)}onAlone(){this.sum.value=``,this.beside=null,this.sum.focus()}onClose(){this.explored=null,this.summary.focus()}};v([d()],Y.prototype,`game`,void 0),v([d()],Y.prototype,`position`,void 0),v([d({attribute:!1})],Y.prototype,`turn`,void 0),v([d({attribute:!1})],Y.prototype,`legal`,void 0),v([C()],Y.prototype,`beside`,void 0),v([C()],Y.prototype,`explored`,void 0),v([p(`#sum`)],Y.prototype,`sum`,void 0),v([p(`summary`)],Y.prototype,`summary`,void 0),Y=v([t(`value-panel`)],Y);var X=44,Z=class extends x{constructor(...e){super(...e),this.line=[],this.worths=new Map,this.at=0,this.label=``}static{this.styles=[h,c`
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
          ${e===this.at?n`<rect class="here" x=${t*10} width=${10} height=${X} />`:S}
          ${r?un(r,t*10+1.5,7):S}
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
    </svg>`}};v([d({attribute:!1})],Z.prototype,`line`,void 0),v([d({attribute:!1})],Z.prototype,`worths`,void 0),v([d({type:Number})],Z.prototype,`at`,void 0),v([d()],Z.prototype,`label`,void 0),Z=v([t(`value-strip`)],Z);function un({value:e,guess:t},r,i){let a=X/2,o=e>.02?`one`:e<-.02?`two`:`even`,s=o===`even`?6:Math.max(3,Math.abs(e)*19),c=o===`one`?a-s:o===`two`?a:19;return n`<rect class="${o}${t?` guess`:``}" x=${r} y=${c} width=${i} height=${s} />`}function dn(e){let t=new URLSearchParams(e).get(`embed`);return t===`board`||t===`screen`?t:null}var fn=dn(globalThis.location?.search??``);function pn(e,t,n=`text/plain`){let r=typeof t==`string`?new Blob([t],{type:n}):t,i=document.createElement(`a`);i.href=URL.createObjectURL(r),i.download=e,i.click(),URL.revokeObjectURL(i.href)}var mn=2;async function hn(e){let t=new Image,n=URL.createObjectURL(new Blob([e],{type:`image/svg+xml`}));try{t.src=n,await t.decode();let[e,r]=[t.naturalWidth*mn,t.naturalHeight*mn],i=new OffscreenCanvas(e,r),a=i.getContext(`2d`);if(!a)throw Error(`this browser draws no pictures`);return a.fillStyle=`#ffffff`,a.fillRect(0,0,e,r),a.drawImage(t,0,0,e,r),await i.convertToBlob({type:`image/png`})}finally{URL.revokeObjectURL(n)}}async function gn(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function _n(e,t){return`${e.replace(/[^\p{L}\p{N}.-]+/gu,`-`).slice(0,60)}.${t}`}var vn=c`
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
`;function yn(e){let{mistakes:t,reviewing:n,reviewable:i}=e;return r`<div class="end">
    <button class="primary again" @click=${e.again}>${w(`play-again`)}</button>
    ${i&&!t?r`<button class="review" ?disabled=${n} @click=${e.review}>
            ${w(`where-wrong`)}${n?`…`:``}
          </button>`:S}
    ${t?bn(t,e.look):S}
  </div>`}function bn({mistakes:e,unknown:t},n){let i=e.length;return r`<p role="status">
      ${w(`mistakes`,{count:i})}
      ${t>0?w(`mistakes-unknown`,{unknown:t}):S}
    </p>
    <ul class="mistakes">
      ${e.map(({ply:e,move:t,could:i,became:a,best:o})=>{let s={number:e+1,move:t,could:i,became:a,best:o.join(`, `)};return r`<li>
          <button @click=${()=>n(e)}>
            ${xt()}<span>${w(`mistake`,s)}</span>
          </button>
        </li>`})}
    </ul>`}var xn=c`
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
`;function Sn({moves:e}){return e.length>0&&e.every(({places:e})=>e.length===0)}function Cn({view:e,badges:t,unsolved:n,play:i,type:a}){let o=Sn(e)?`listed stack`:`moves card`;return r`<section class=${o} aria-label=${w(`moves`)}>
    <h2>${w(`moves`)} <span class="soft small">${e.moves.length}</span></h2>
    <form class="row" @submit=${a}>
      <input
        id="typed"
        class="mono"
        aria-label=${w(`type-move`)}
        placeholder=${w(`type-move`)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
      />
      <button type="submit">${w(`play-it`)}</button>
    </form>
    ${n?r`<p class="soft small">${n}</p>`:S}
    <div class="chips" role="group" aria-label=${w(`moves`)} tabindex="-1">
      ${e.moves.map(e=>wn(e,t?.get(e.move),i))}
    </div>
  </section>`}function wn({move:e},t,n){let i=t&&`worth winner-${t.winner??0} ${t.guess?`guess`:``}`;return r`<button class="chip ${t?.best?`best`:``}" @click=${()=>n(e)}>
    <span class="mono">${e}</span>
    ${t?r`<span class=${i}>${Ae(t)}</span>`:S}
  </button>`}var Tn=c`
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
`,En=450,Dn=2e3,On=200,kn=2e4,An=class{constructor(e,t,n,r){this.host=e,this.state=t,this.cardOf=n,this.moved=r,this.view=null,this.solved=null,this.unsolved=null,this.refusal=null,this.thinking=!1,this.hinting=!1,this.paused=!1,this.covered=null,this.worths=new Map,this.mistakes=null,this.reviewing=!1,this.viewer=null,this.asking=new AbortController,this.foreseen=new Map,this.shown=null,this.seenBy=null,this.answered=!1,this.traces=new Map,e.addController(this)}hostConnected(){}hostDisconnected(){this.asking.abort()}isHuman(e){return this.state.players[e]===I}get secret(){let{history:e,at:t}=this.state;return(this.view?.concealed??0)>0&&e.children(t).length===0}get told(){let{state:e}=this;if(!this.secret)return e;let t=e.history.without(e.at);return{...e,history:t.history,at:t.at}}get trace(){return this.traces.get(this.state.at)??[]}get awaited(){let e=this.view?.turn;return!!e&&this.isHuman(e)&&this.covered===null}open(e){let t=e.game===this.state.game;this.state=e,this.worths=new Map,this.traces=new Map,this.shown=null,this.seenBy=null,this.covered=null,this.mistakes=null,t||(this.view=null),this.show()}begin(){let{game:e,players:t,seed:n}=this.state;this.open(L(e,t,n+1))}go(e){let{history:t,at:n}=this.state,r=this.secret&&e!==n&&t.parent(e)!==n?t.without(n).history:t;this.state={...this.state,history:r,at:e},this.show()}undo(){let e=this.state.history.path(this.state.at);if(e.length===0)return;let t=this.view?.history.map(({player:e})=>e)??[],n=e.length-1,r=!this.isHuman(1)||!this.isHuman(2),i=this.isHuman(1)||this.isHuman(2),a=e=>{let n=t[e];return!!n&&!this.isHuman(n)};if(r&&i)for(;0<n&&a(n);)--n;r&&!i&&(this.paused=!0),this.go(e[n-1]??0)}step(e){if(e<0){let e=this.state.history.parent(this.state.at);e!==null&&this.go(e);return}let[t]=this.state.history.children(this.state.at);t!==void 0&&this.go(t)}play(e){this.shown===this.state.at&&this.make(e)}get foresees(){return this.awaited&&!this.isHidden()}async ahead(e){if(this.isHidden()||this.shown!==this.state.at)return null;let t=R(this.state),n={...t,moves:[...t.moves,e]},r=this.key(n),i=this.foreseen.get(r)??g.play(n,null);return this.foreseen.size>On&&this.foreseen.clear(),this.foreseen.set(r,i),i.catch(()=>this.foreseen.delete(r)),(await i).picture}key(e){return JSON.stringify([g.language,e])}async review(){let{signal:e}=this.asking;this.reviewing=!0,this.host.requestUpdate();try{let t=this.state.history.line(this.state.at);this.mistakes=await g.mistakes(R(this.state,t.at(-1)),e)}catch(e){this.fail(e)}this.reviewing=!1,this.host.requestUpdate()}make(e){let{history:t,at:n}=this.state;this.mistakes=null;let r=t.add(n,e);this.view&&this.shown===n&&this.traces.set(r,jn(this.view,e)),this.go(r)}async type(e){let t=R(this.state);try{let{at:n}=this.state,r=await g.play({...t,moves:[...t.moves,e.trim()]},null);return this.state.at===n&&(this.make(r.history.at(-1)?.move??e.trim()),!0)}catch(e){return this.refusal=b(e),this.host.requestUpdate(),!1}}seat(e,t){this.state={...this.state,players:{...this.state.players,[e]:t}},this.paused=!1,this.show()}resume(){this.paused=!1,this.show({insist:!0})}pause(){this.paused=!0,this.show()}uncover(){this.seenBy=this.covered,this.covered=null,this.host.requestUpdate(),this.think(this.asking.signal,!1)}async show({insist:e=!1}={}){this.asking.abort(),this.asking=new AbortController;let{signal:t}=this.asking;this.refusal?.complaint.code!==`unreachable`&&(this.refusal=null),this.solved=null,this.unsolved=null,this.thinking=!1,this.hinting=!1;try{let{at:n}=this.state;this.view=await this.look(t),this.shown=n,this.moved(this.answered),this.answered=!1,this.refusal=null,this.cover(),this.host.requestUpdate(),await this.retrace(t),this.covered===null&&await this.think(t,e)}catch(e){this.fail(e)}}async look(e){let t=R(this.state);if(!this.isHidden())return this.viewer=null,this.foreseen.get(this.key(t))??g.play(t,null,e);let n=[1,2].filter(e=>this.isHuman(e)),r=n[0]??null,i=await g.play(t,r,e),a=i.turn?n.length===2?i.turn:r:null;return this.viewer=a,a===r?i:g.play(t,a,e)}async retrace(e){let{state:t}=this,n=t.history.parent(t.at);if(n===null||this.traces.has(t.at)||this.isHidden()||this.secret)return;let r=await g.play(R(t,n),null,e);this.traces.set(t.at,jn(r,t.history.move(t.at))),this.host.requestUpdate()}isHidden(){return se(this.cardOf(this.state.game)??void 0,`hint`)===void 0}cover(){let e=this.view?.turn??null,t=this.secret||this.view!==null&&this.view.holding!==null,n=this.isHuman(1)&&this.isHuman(2);t||(this.seenBy=null),this.covered=t&&n&&e&&e!==this.seenBy?e:null}async think(e,t){try{if(this.view?.turn===null)this.judge(),f.hints&&!this.isHidden()&&this.fill(e);else if(await this.answer(e,t))return;f.hints&&await this.hint(e)}catch(e){this.fail(e)}}async answer(e,t){let n=this.view?.turn,{history:r,at:i}=this.state;if(!n||this.isHuman(n)||this.paused||r.children(i).length>0&&!t)return!1;this.thinking=!0,this.host.requestUpdate();let a=g.choose(R(this.state),this.state.players[n],e),o=!this.isHuman(1)&&!this.isHuman(2),[{move:s}]=await Promise.all([a,o?Mn(En):null]);return e.aborted||(this.thinking=!1,this.answered=!0,this.make(s)),!0}async hint(e=this.asking.signal){if(this.view?.turn===null||this.covered!==null||this.secret)return;if(this.isHidden()){this.unsolved=w(`no-hints-hidden`),this.host.requestUpdate();return}let t=this.state.at;this.hinting=!0,this.host.requestUpdate();try{let n=await g.hints(R(this.state),e);if(e.aborted)return;this.solved=n;let r=_e(n);r&&this.worths.set(t,r),n.proof===`exact`&&n.nodes<=kn&&this.fill(e)}catch(e){if(ie(e))return;this.unsolved=b(e).message}this.hinting=!1,this.host.requestUpdate()}async fill(e){let{state:t}=this;for(let n of[P.START,...t.history.line(t.at)].reverse())if(!this.worths.has(n))try{let r=await g.hints(R(t,n),e);if(e.aborted)return;let i=_e(r);if(i&&this.worths.set(n,i),this.host.requestUpdate(),r.proof!==`exact`||r.nodes>kn)return}catch{return}}judge(){let e=this.view?.payoff;typeof e==`number`&&this.worths.set(this.state.at,{value:Math.sign(e),guess:!1})}fail(e){if(ie(e)||(this.thinking=!1,this.refusal=b(e),this.host.requestUpdate(),this.refusal.complaint.code!==`unreachable`))return;this.isHidden()||this.moved(this.answered);let{signal:t}=this.asking;setTimeout(()=>{!t.aborted&&this.refusal&&this.show()},Dn)}};function jn({moves:e,picture:t},n){return(e.find(e=>e.move===n)?.places??[]).flatMap(e=>t.places[e]??[])}function Mn(e){return new Promise(t=>setTimeout(t,e))}var Nn=`chomp:4x5`,Pn=4e3,Q=class extends x{constructor(...e){super(...e),this.games=[],this.address={screen:`play`,fields:new Map},this.note=``,this.announcement=``,this.table=new An(this,L(Nn,{1:I,2:I}),e=>this.card(e),e=>this.onMoved(e)),this.written=``,this.opened=``,this.onKeyDown=e=>this.onKey(e),this.ahead=e=>this.table.ahead(e)}static{this.styles=[h,bt,Tn,xn,vn]}connectedCallback(){super.connectedCallback(),document.addEventListener(`keydown`,this.onKeyDown)}disconnectedCallback(){document.removeEventListener(`keydown`,this.onKeyDown),super.disconnectedCallback()}willUpdate(e){let t=e.has(`address`)&&T(this.address)!==this.written;this.games.length!==0&&(t||this.written===``?this.openAddress():e.has(`games`)&&this.table.show())}render(){let{table:e}=this,{view:t,state:n}=e,i=this.card(n.game),a=fn===`board`||f.projector;return r`<div class="screen ${a?`alone`:``}">
        <section class="board card" aria-label=${w(`board`)}>
          <p class="sentence">${this.sentence()}</p>
          <p class="unseen" role="status">${this.announcement}</p>
          ${t&&t.turn===null&&!e.covered?this.ended(i):S}
          ${e.refusal?y(e.refusal,()=>void e.show()):S}
          ${e.covered?this.cover(e.covered):t?this.board(t):S}
          ${t&&Sn(t)?this.moves(t):S} ${this.tools(t)}
          ${this.table.worths.size>0&&f.hints&&!f.projector?this.strip(i):S}
          <p class="note" role="status">${this.note}</p>
        </section>
        ${a?S:this.side(i)}
      </div>
      ${t&&!a&&!e.covered&&!e.secret?this.analysis(i,t):S}
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
      <section class="card seats" aria-label=${w(`players`)}>${this.seats(e,n)}</section>
      ${n&&!Sn(n)?this.moves(n):S}
      <section class="card past" aria-label=${w(`history`)}>
        <h2>${w(`history`)}</h2>
        <history-view
          .history=${i.history}
          .at=${i.at}
          .secret=${this.secrets()}
          .remarks=${this.remarks()}
          @go=${e=>t.go(e.detail)}
        ></history-view>
      </section>
    </div>`}analysis(e,t){return t.position==null?S:r`<div class="analysis">
      ${se(e,`value`)?r`<value-panel
              class="card"
              .game=${this.table.state.game}
              .position=${t.position}
              .turn=${t.turn??null}
              .legal=${this.table.awaited?t.moves.map(({move:e})=>e):[]}
              @play-move=${e=>this.onPlay(e.detail)}
            ></value-panel>`:S}
      <section class="card" aria-label=${w(`solve-by`)}>
        <solve-panel .card=${e} .game=${t.word} .position=${t.position}></solve-panel>
      </section>
    </div>`}ended(e){let{table:t}=this;return yn({mistakes:t.mistakes,reviewing:t.reviewing,reviewable:se(e,`hint`)!==void 0&&t.state.at!==P.START,again:()=>t.begin(),review:()=>void t.review(),look:e=>this.look(e)})}look(e){let{history:t,at:n}=this.table.state,r=t.line(n)[e];r!==void 0&&this.table.go(t.parent(r)??P.START)}remarks(){let{state:e,mistakes:t}=this.table,n=e.history.line(e.at);return new Map(t?.mistakes.flatMap(({ply:e,move:t,could:r,became:i,best:a})=>{let o=n[e],s={number:e+1,move:t,could:r,became:i,best:a.join(`, `)};return o===void 0?[]:[[o,w(`mistake`,s)]]}))}sentence(){let{view:e,solved:t,thinking:n,covered:r,refusal:i}=this.table;return r?w(`pass-screen`,{player:r}):e?n&&e.turn?w(`thinking`,{player:e.turn}):f.hints&&t?.sentence?t.sentence:e.sentence:w(i?`not-opened`:`loading`)}board(e){let{table:t}=this,n=[1,2].filter(t=>e.holding?.[t]);return r`
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
      ${e.line&&!e.holding&&!t.secret?r`<p class="last mono">${e.line}</p>`:S}
      <div class="unseen">
        ${e.line&&e.holding?r`<p>${e.line}</p>`:S}
        ${n.map(t=>r`<p>${w(`holding`,{player:t})} ${e.holding?.[t]}</p>`)}
      </div>
    `}cover(e){return r`<div class="cover">
      <p>${w(`pass-screen`,{player:e})}</p>
      <button class="primary" @click=${()=>this.table.uncover()}>
        ${w(`uncover`,{player:e})}
      </button>
    </div>`}tools(e){let{table:t}=this,n=t.state.at!==P.START,i=t.state.history.children(t.state.at).length>0,a=e?.turn,o=!!a&&!t.isHuman(a)&&!t.thinking,s=!t.isHuman(1)&&!t.isHuman(2);return r`<div class="tools" role="group" aria-label=${w(`tools`)}>
      <div class="row">
        <button
          ?disabled=${!n}
          @click=${()=>t.undo()}
          title="${w(`undo`)} (U)"
          aria-label=${w(`undo`)}
        >
          <span aria-hidden="true">↶</span><span class="word">${w(`undo`)}</span>
        </button>
        <button ?disabled=${!n} @click=${()=>t.step(-1)} aria-label=${w(`back`)}>
          ◀
        </button>
        <button ?disabled=${!i} @click=${()=>t.step(1)} aria-label=${w(`forward`)}>
          ▶
        </button>
        <button
          aria-pressed=${f.hints}
          aria-busy=${t.hinting}
          @click=${()=>this.toggleHints()}
          title="${w(`hints`)} (H)"
        >
          ${w(`hints`)}${t.hinting?`…`:``}
        </button>
        ${s&&!o?r`<button @click=${()=>t.pause()}>${w(`pause`)}</button>`:o?r`<button class="primary" @click=${()=>t.resume()}>
                  ${w(`go-on`)}
                </button>`:S}
      </div>
      <div class="row">
        <button @click=${()=>t.begin()}>${w(`new-play`)}</button>
        ${f.projector?S:r`<button @click=${()=>this.setup.open()}>${w(`set-up`)}</button> ${t.secret?S:this.menu(e)}`}
      </div>
    </div>`}menu(e){let t=(e,t)=>r`<button
        class="quiet"
        @click=${e=>{e.target.closest(`details`)?.removeAttribute(`open`),t()}}
      >
        ${w(e)}
      </button>`;return r`<details class="menu">
      <summary class="button">${w(`share`)}</summary>
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
        ></seat-picker>`)}moves(e){return e.turn===null||!this.table.awaited?S:Cn({view:e,badges:this.badges(),unsolved:f.hints?this.table.unsolved:null,play:e=>this.onPlay(e),type:e=>void this.onType(e)})}strip(e){let{state:t,worths:n}=this.table;return r`<div class="strip">
      <p class="small soft">${w(e?.players===1?`value-strip-alone`:`value-strip`)}</p>
      <value-strip
        .line=${[P.START,...t.history.line(t.at)]}
        .worths=${n}
        .at=${t.at}
        .label=${w(e?.players===1?`value-strip-alone`:`value-strip`)}
        @go=${e=>this.table.go(e.detail)}
      ></value-strip>
    </div>`}badges(){let{solved:e}=this.table;return f.hints&&e?fe(e):null}secrets(){return new Set(this.table.secret?[this.table.state.at]:[])}onPlay(e){this.note=``,this.table.play(e)}onNoMove(e){let{view:t,thinking:n,refusal:r}=this.table,i=t?.turn;r?this.show(w(`no-move-unsent`)):i?n||!this.table.isHuman(i)?this.show(w(`no-move-wait`,{player:i})):this.show(e?w(`no-move-at`,{place:e}):w(`no-move-here`)):this.show(w(`no-move-over`))}show(e){this.note=e,clearTimeout(this.forgetting),this.forgetting=setTimeout(()=>this.note=``,Pn)}async onType(e){e.preventDefault();let t=this.typed.value.trim();t&&await this.table.type(t)&&this.typed&&(this.typed.value=``)}onGame(e){let{players:t,game:n}=this.table.state,r=j(e)===j(n);this.table.open(L(e,r?t:this.opponents(e)))}opponents(e){return{1:I,2:Dt(`medium`,this.card(e)?.strategies??[])??`human`}}onSetUp({start:e,moves:t,seed:n}){let{game:r,players:i,seed:a}=this.table.state,o=L(r,i,n??a),s=o.history.extend(P.START,t);this.table.open({...o,start:e,at:s})}toggleHints(){f.choose({hints:!f.hints}),f.hints&&this.table.hint()}onKey(e){let t=e.composedPath()[0];if(!(e.ctrlKey||e.metaKey||e.altKey)&&!/^(input|textarea|select)$/i.test(t.tagName)&&!t.closest?.(`dialog`)){if(e.key===`h`)this.toggleHints();else if(e.key===`u`)this.table.undo();else if(e.key===`[`)this.table.step(-1);else if(e.key===`]`)this.table.step(1);else return;e.preventDefault()}}card(e){return M(this.games,e)}openAddress(){let e=!this.address.fields.has(`game`),t=St(this.address,Nn);e&&(t.players=this.opponents(Nn)),this.written=T(this.address),this.opened=T(Ct(t)),this.table.open(t)}onMoved(e){this.requestUpdate(),this.announcement=this.announced();let t=Ct(this.table.told),n=T(t);n!==this.written&&n!==this.opened&&(this.opened=``,this.written=n,this.tell(e?`address`:`moved`,t))}announced(){let{view:e,secret:t,covered:n}=this.table;if(!e||n)return``;let{turn:r,history:i,sentence:a}=e,o=t?void 0:i.at(-1),s=r&&this.table.isHuman(r)&&!this.table.isHuman(r===1?2:1)?w(`your-turn`):a;return o?.player?`${w(`has-played`,{player:o.player,move:o.move})} ${s}`:s}async copied(e){this.show(await gn(e)?w(`copied`):w(`not-copied`))}async saved(e){let t=R(this.table.state);try{let{players:n}=this.table.state,r=await(e===`json`?g.playFile(t,[n[1],n[2]]):g.picture(t,this.table.viewer));pn(_n(t.game,e),e===`png`?await hn(r):r)}catch(e){this.table.refusal=b(e),this.requestUpdate()}}};v([d({attribute:!1})],Q.prototype,`games`,void 0),v([d({attribute:!1})],Q.prototype,`address`,void 0),v([C()],Q.prototype,`note`,void 0),v([C()],Q.prototype,`announcement`,void 0),v([p(`setup-dialog`)],Q.prototype,`setup`,void 0),v([p(`#typed`)],Q.prototype,`typed`,void 0),Q=v([t(`play-screen`)],Q);var Fn=[[[`F`],`key-stage`],[[`?`],`key-keys`],[[`H`],`key-hints`],[[`U`],`key-undo`],[[`[`,`]`],`key-steps`],[[`←`,`↑`,`↓`,`→`],`key-arrows`],[[`Enter`],`key-touch`],[[`Esc`],`key-escape`]],In=class extends x{static{this.styles=[h,c`
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
    `]}open(){this.dialog.showModal()}render(){return r`<dialog aria-label=${w(`keys`)}>
      <h2>${w(`keys`)}</h2>
      <dl>
        ${Fn.map(([e,t])=>r`<dt>${e.map(e=>r`<kbd>${e}</kbd> `)}</dt>
              <dd>${w(t)}</dd>`)}
      </dl>
      <button class="primary" @click=${()=>this.dialog.close()}>${w(`close`)}</button>
    </dialog>`}};v([p(`dialog`)],In.prototype,`dialog`,void 0),In=v([t(`keys-dialog`)],In);var Ln=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Rn=function(e,t){return new URL(e,t).href},zn={},Bn=function(e){return e.pathname.endsWith(`.css`)},Vn=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Hn=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Rn(t,n);let r=s(t),i=Bn(r);return Vn(zn,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Ln,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Un={play:()=>Promise.resolve(),graph:()=>Hn(()=>import(`./graph-screen-DbDrMmKg.js`),__vite__mapDeps([0,1]),import.meta.url),tournament:()=>Hn(()=>import(`./tournament-screen-G_8JrOZ3.js`),__vite__mapDeps([2,1,3]),import.meta.url),dice:()=>Hn(()=>import(`./dice-screen-thEVGBmg.js`),__vite__mapDeps([4,1,5,3]),import.meta.url),learn:()=>Hn(()=>import(`./learn-screen-MWXjft0f.js`),__vite__mapDeps([6,1,5,3]),import.meta.url)},Wn=`M12 4v11M7 10l5 5 5-5M5 20h14`,Gn=`M3 4h18v12H3zM12 16v4M8 20h8`,Kn=`M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5`,qn={system:`M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16`,light:`M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5`,dark:`M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5`},Jn=[`system`,`light`,`dark`],$=class extends x{constructor(...e){super(...e),this.games=[],this.address=i(location.hash),this.refusal=null,this.offersFile=!1,this.unloaded=null,this.left=new Map,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.spoken=``,this.printing=!1,this.onKeyDown=e=>this.onKey(e),this.onHash=()=>this.open(i(location.hash)),this.onSettings=()=>this.apply(),this.onPrint=e=>{this.printing=e.type===`beforeprint`,f.dispatchEvent(new Event(`change`))}}static{this.styles=[h,c`
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
      ${f.projector?this.leave():fn?S:this.header()}
      <main class=${f.projector?`stage`:``}>
        <h1 class="unseen">${w(`screen-${this.address.screen}`)}</h1>
        ${this.refusal?y(this.refusal,()=>void this.load()):S}
        ${this.unloaded?y(this.unloaded,()=>this.open(this.address)):S}
        ${this.games.length>0?this.screen():this.refusal?S:r`<p role="status">${w(`loading`)}</p>`}
      </main>
      <keys-dialog></keys-dialog>
    `}leave(){return r`<button
      class="leave quiet"
      aria-label=${w(`projector-leave`)}
      title="${w(`projector-leave`)} (F)"
      @click=${()=>this.stage()}
    >
      ${Xn(Kn)}
    </button>`}header(){return r`<header>
      <span class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
          <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
        </svg>
        Stratège
      </span>
      <nav aria-label=${w(`screens`)}>
        ${o.map(e=>r`<a
              href=${T(this.left.get(e)??{screen:e,fields:new Map})}
              aria-current=${e===this.address.screen?`page`:S}
              >${w(`screen-${e}`)}</a
            >`)}
      </nav>
      <div class="switches">
        ${this.offersFile?r`<a
                class="button"
                href="stratege.html"
                download
                aria-label=${w(`one-file`)}
                title=${w(`one-file`)}
                >${Xn(Wn)}</a
              >`:S}
        <button lang=${f.language===`fr`?`en`:`fr`} @click=${this.onLanguage}>
          ${f.language===`fr`?`EN`:`FR`}
          <span class="unseen">${w(`other-language`)}</span>
        </button>
        <button
          @click=${this.onTheme}
          aria-label=${w(`theme-${f.theme}`)}
          title=${w(`theme-${f.theme}`)}
        >
          ${Zn(f.theme)}
        </button>
        <button
          aria-label=${w(`projector`)}
          title="${w(`projector`)} (F)"
          @click=${()=>this.stage()}
        >
          ${Xn(Gn)}
        </button>
        <button
          aria-label=${w(`keys`)}
          title="${w(`keys`)} (?)"
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
        ></learn-screen>`}}open(e){this.address=e,this.left.set(e.screen,e),this.unloaded=null,Un[e.screen]().catch(e=>this.unloaded=b(e))}advance(e){this.left.set(e.screen,e),this.address=e,history.pushState(null,``,T(e))}keep(e){let t=this.address;this.left.set(e.screen,e),this.address=e,Yn(t,e)?history.pushState(null,``,T(e)):history.replaceState(null,``,T(e))}stage(){f.choose({projector:!f.projector})}onKey(e){let t=e.composedPath()[0];if(!(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)&&!(/^(input|textarea|select)$/i.test(t.tagName)||t.closest?.(`dialog`))){if(e.key===`f`||e.key===`Escape`&&f.projector)this.stage();else if(e.key===`?`)this.keys.open();else return;e.preventDefault()}}updated(){document.title=this.tabTitle()}tabTitle(){let{screen:e}=this.address;return[M(this.games,l(this.address,`game`)??``)?.title,w(`screen-${e}`),w(`title`)].filter(e=>e).join(` – `)}onLanguage(){f.choose({language:f.language===`fr`?`en`:`fr`})}onTheme(){let e=(Jn.indexOf(f.theme)+1)%Jn.length;f.choose({theme:Jn[e]??`system`})}apply(){let e=document.documentElement,t=(f.theme===`dark`||f.theme===`system`&&this.dark.matches)&&!this.printing;e.dataset.theme=t?`dark`:`light`,e.toggleAttribute(`data-projector`,f.projector),e.lang=f.language,g.language=f.language,this.spoken!==f.language&&(this.spoken=f.language,this.load())}async load(){try{g.symbols(),this.games=await g.games(),this.refusal=null,this.offersFile=await g.offersFile()}catch(e){this.refusal=b(e)}}};v([C()],$.prototype,`games`,void 0),v([C()],$.prototype,`address`,void 0),v([C()],$.prototype,`refusal`,void 0),v([C()],$.prototype,`offersFile`,void 0),v([C()],$.prototype,`unloaded`,void 0),v([p(`keys-dialog`)],$.prototype,`keys`,void 0),$=v([t(`stratege-page`)],$);function Yn(e,t){let n=(e,t)=>e.fields.get(t)??``;return e.fields.has(`game`)&&[`game`,`start`,`seed`].some(r=>n(e,r)!==n(t,r))}function Xn(e){return r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e} fill="none" />
  </svg>`}function Zn(e){if(e!==`system`)return Xn(qn[e]);let[t=``,n=``]=qn.system.split(/(?<=z)/);return r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t} fill="currentColor" />
    <path d=${n} fill="none" />
  </svg>`}function Qn(){let e=document.getElementById(`stratege-engine`)?.dataset.offline;e&&`serviceWorker`in navigator&&navigator.serviceWorker.register(e).catch(e=>{console.warn(e)})}Qn();export{tn as a,I as c,xt as d,bt as f,ke as h,pn as i,L as l,j as m,gn as n,Ht as o,P as p,_n as r,z as s,hn as t,Ct as u};