const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./graph-screen-BvyYLNky.js","./jobs-su9Y5C-2.js","./tournament-screen-C4dvhbpK.js","./number-field-BiA7Q-C5.js","./dice-screen-B5jThdhm.js","./line-chart-DO2POd-I.js","./learn-screen-D8X_E_7_.js"])))=>i.map(i=>d[i]);
import{A as e,B as t,C as n,D as r,E as i,F as a,H as o,I as s,L as c,M as l,N as u,O as d,P as ee,R as te,S as f,T as p,V as m,W as h,a as ne,b as re,c as ie,d as g,f as _,g as v,h as ae,i as oe,k as y,l as b,m as x,n as S,o as se,p as C,s as ce,t as le,u as ue,w,x as T}from"./jobs-su9Y5C-2.js";var de=u(l());de&&!location.hash&&history.replaceState(null,``,de);var fe=new URLSearchParams(location.search),pe=fe.get(`lang`);(pe===`fr`||pe===`en`)&&h.hold({language:pe}),fe.get(`hints`)===`yes`&&h.hold({hints:!0});var me={letter:null,distance:null,amount:null,wins:null,share:null,guess:!1,winner:null,best:!1};function he(e){let t=new Set(e.best),n=e.moves.map(n=>[n.move,ge(n,e.turn??null,t.has(n.move))]);return new Map(n.filter(([,{letter:e,amount:t,wins:n,share:r}])=>[e,t,n,r].some(e=>e!==null)))}function ge(e,t,n){let r={...me,best:n};if(e.value){let n=e.value===`draw`||!t?null:_e(e.value,t);return{...r,letter:e.value,distance:e.distance??null,winner:n}}return typeof e.chance==`number`?{...r,share:e.chance,amount:e.gain??null}:typeof e.win_chance==`number`?{...r,wins:e.win_chance,guess:!0}:typeof e.gain==`number`?{...r,amount:e.gain}:typeof e.estimate==`number`?{...r,amount:t===2?-e.estimate:e.estimate,guess:!0}:r}var _e=(e,t)=>e===`win`?t:t===1?2:1;function ve(e){return e.reduce((e,t)=>e&&ye(e)>=ye(t)?e:t,null)}function ye({letter:e,distance:t,amount:n,wins:r,share:i}){let a=t??0;switch(e){case`win`:return 1e6-a;case`draw`:return 0;case`loss`:return-1e6+a;case null:return Math.max(-1e5,Math.min(1e5,i??r??n??0))}}function be(e){let t=e.turn===2?-1:1,n=e.proof!==`exact`,r=Math.max(1,...(e.range??[]).map(Math.abs));if(typeof e.payoff==`number`)return{value:e.payoff/r,guess:n};if(e.value!==null)return{value:e.value===`draw`?0:e.value===`win`?t:-t,guess:n};if(typeof e.gain==`number`)return{value:t*e.gain,guess:!1};if(e.gain)return{value:(e.gain.low+e.gain.high)/(2*r),guess:n};let i=xe(e.moves);if(i!==null)return{value:t*i/r,guess:n};let a=e.moves.find(({move:t})=>t===e.best[0]);return typeof a?.win_chance==`number`?{value:t*(2*a.win_chance-1),guess:!0}:typeof a?.estimate==`number`?{value:a.estimate/(Math.abs(a.estimate)+5),guess:!0}:null}function xe(e){return e.length===0?null:e.reduce((e,{chance:t,gain:n})=>e===null||typeof t!=`number`||typeof n!=`number`?null:e+t*n,0)}function E({places:e,also:t}){return e.length===0?[]:[e,...t??[]]}function D(e,t){return t.every((t,n)=>e[n]===t)}function Se(e,t){return e.filter(e=>E(e).some(e=>D(e,t)))}function Ce(e,t){return Te(e,t,E)}function we(e,t){return Te(e,t,e=>E(e).slice(0,1))}function Te(e,t,n){let r=new Map;for(let i of e)for(let e of n(i)){let n=e[t.length];if(n===void 0||!D(e,t))continue;let a=r.get(n);a?a.includes(i)||a.push(i):r.set(n,[i])}return r}function Ee(e,t,n){return Ce(e,t).has(n)?Ae(e,[...t,n]):t.at(-1)===n?{kind:`touched`,places:[]}:t.length>0&&Ce(e,[]).has(n)?Ae(e,[n]):t.length>0?{kind:`nothing`,place:n}:De(e,n)}function De(e,t){let n=e.filter(e=>E(e).some(e=>e.at(-1)===t)),[r]=n;return r?n.length===1?{kind:`move`,move:r.move}:{kind:`aimed`,place:t,moves:n}:{kind:`nothing`,place:t}}function Oe(e,t){let n=Se(e,[t]),[r]=n;return r&&n.length===1?{kind:`move`,move:r.move}:Ee(e,[],t)}function ke(e,t,n,r){let i=t.at(-1)===n?t:[n],a=e.filter(e=>E(e).some(e=>D(e,i)&&e.length>i.length&&e.at(-1)===r)),[o]=a;return o?a.length===1?{kind:`move`,move:o.move}:{kind:`choice`,places:[...i,r],moves:a}:Se(e,i).length>0?Ee(e,i,r):{kind:`nothing`,place:r}}function Ae(e,t){let n=Se(e,t),r=n.filter(e=>E(e).some(e=>e.length===t.length&&D(e,t))),[i]=r;return i&&n.length===1?{kind:`move`,move:i.move}:r.length>1?{kind:`choice`,places:t,moves:n}:i?{kind:`choice`,places:t,moves:r}:{kind:`touched`,places:t}}var je={going:new Set,coming:new Map,lines:[]};function Me(e,t,n){let r=new Set,i=new Map,a=new Map(t.places.map(e=>[Ne(e),e])),o=new Set(e.places.map(Ne));if(t.places.filter(e=>e.piece&&!o.has(Ne(e))).length>0)return{going:new Set(n),coming:i,lines:[]};e.places.forEach((e,t)=>{let n=a.get(Ne(e));n?n.piece&&!Pe(e.piece,n.piece)?i.set(t,n.piece):e.piece&&!n.piece&&r.add(t):r.add(t)});let s=new Set(e.strokes.map(e=>JSON.stringify(e)));return{going:r,coming:i,lines:t.strokes.filter(e=>!s.has(JSON.stringify(e)))}}function Ne({x:e,y:t}){return`${Math.round(e)},${Math.round(t)}`}function Pe(e,t){return!!e&&e.owner===t.owner&&String(e.layers)===String(t.layers)}function O(e){return e.letter?`${T(`letter-${e.letter}`)}${e.distance??``}`:e.share===null?e.wins===null?e.amount===null?`?`:e.guess?`≈${Ie(e.amount)}`:Le(e.amount,2):`≈\u202f${Fe(e.wins)}`:Fe(e.share)}function Fe(e){return`${v(100*e,0)}\u202f%`}function Ie(e){return Le(e,+(Math.abs(e)<9.95))}function Le(e,t){let n=Number.isInteger(e)?0:t,r=v(Math.abs(e),n);return`${Number(Math.abs(e).toFixed(n))===0?``:e<0?`−`:`+`}${r}`}function Re(e){if(e.letter===`draw`)return T(`spoken-draw`);if(e.letter&&e.distance!==null)return T(`spoken-${e.letter}`,{moves:e.distance});if(e.letter)return T(`spoken-${e.letter}-some-time`);if(e.share!==null){let t=Fe(e.share);return e.amount===null?T(`spoken-share`,{share:t}):T(`spoken-share-gain`,{share:t,amount:Le(e.amount,2)})}return e.wins===null?e.amount===null?T(`spoken-unknown`):e.guess?T(`spoken-estimate`,{amount:Ie(e.amount)}):T(`spoken-gain`,{amount:Le(e.amount,2)}):T(`spoken-wins`,{chance:Fe(e.wins)})}function ze(e,t){let n=O(e),r=e.winner===1?.9:.7;return{wide:Math.max(.62*t*n.length+r*t,1.5*t),high:1.5*t}}function Be(e,{size:t,half:n,tallest:r}){return e.every(e=>{let{wide:i,high:a}=ze(e,t);return i<=2*n&&a<=r})}function Ve({piece:e,mark:t}){return!!e?.owner||!!t}function He(e,t,{size:n}){let{wide:r,high:i}=ze(t,n),a=t.winner===1?i/2:t.winner===2?1:i/5;return y`<g class="badge ${Ge(t)}" transform="translate(${e.x} ${e.y})"
    aria-hidden="true" data-badge=${e.name}>
    <rect class="back" x=${-r/2} y=${-i/2} width=${r} height=${i} rx=${a} />
    <text font-size=${n}>${O(t)}</text>
  </g>`}function Ue(e,t,{half:n}){let r=(t.best?.34:.24)*n,i=Ve(e)?.68*n:0,a=t.winner===1?y`<circle class="back" r=${r} />`:y`<rect class="back" x=${-r} y=${-r} width=${2*r} height=${2*r}
          transform=${t.winner===2?``:`rotate(45) scale(.85)`} />`;return y`<g class="badge dot ${Ge(t)}" aria-hidden="true" data-badge=${e.name}
    transform="translate(${e.x+i} ${e.y-i})">${a}</g>`}function We(e,t){let n=Be(e.filter(({place:e})=>!Ve(e)).map(({best:e})=>e),t);return e.map(({place:e,best:r})=>!n||Ve(e)?Ue(e,r,t):He(e,r,t))}function Ge({winner:e,best:t,guess:n}){return`winner-${e??0}${t?` best`:``}${n?` guess`:``}`}var Ke=e`
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
  .stroke.drawn {
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
    pointer-events: none;
  }
  .stroke.latest {
    stroke: var(--strong-line);
    stroke-width: 9;
  }
  /* The line is marked, not its ends. */
  .stroke.latest ~ .place.last:not(.touched) .halo {
    stroke: none;
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
`,qe=8;function Je({bounds:e,labels:t},n=20){let{left:r,top:i,right:a,bottom:o}=e;for(let e of t){let{y:t,text:s}=e,c=Ze(e),l=c?Qe(e,n):e.x,u=c?2*Xe*n+6:s.length*n*.62;r=Math.min(r,l-u/2),a=Math.max(a,l+u/2),i=Math.min(i,t-n/2),o=Math.max(o,t+n/2)}return{left:r-qe,top:i-qe,width:a-r+16,height:o-i+16}}function Ye(e,t){let[n,r]=[Math.min(e.left,t.left),Math.min(e.top,t.top)],i=Math.max(e.left+e.width,t.left+t.width),a=Math.max(e.top+e.height,t.top+t.height);return{left:n,top:r,width:i-n,height:a-r}}var Xe=.85;function Ze({x:e,text:t,owner:n}){return!!n&&t===String(n)&&e<0}function Qe({x:e},t){return Math.min(e,-.85*t-8)}function $e(e,t,n){let r=e[t];if(!r)return null;let i=null,a=1/0;return e.forEach((e,t)=>{let[o,s]=et(e.x-r.x,e.y-r.y,n);if(o<=0)return;let c=o+2.5*Math.abs(s);c<a&&([i,a]=[t,c])}),i}function et(e,t,n){switch(n){case`left`:return[-e,t];case`right`:return[e,t];case`up`:return[-t,e];case`down`:return[t,e]}}function tt({places:e}){return e.every(({piece:e,ground:t})=>!e&&t.some(e=>e===`dot`))}function nt(e,t,{x:n,y:r}){if(!tt(e))return null;let i=t.filter(({places:[t=-1,i=-1,...a]})=>{let[o,s]=[e.places[t],e.places[i]];return!o||!s||a.length>0?!1:4*Math.hypot(n-(o.x+s.x)/2,r-(o.y+s.y)/2)<Math.hypot(o.x-s.x,o.y-s.y)});return i.length===1?i[0]??null:null}function rt(e,t,n){return t.flatMap(({move:t,places:[r=-1,i=-1]})=>{let[a,o,s]=[e.places[r],e.places[i],n.get(t)];if(!a||!o||!s)return[];let c={x:(a.x+o.x)/2,y:(a.y+o.y)/2};return[{place:{...a,...c,name:t},best:s}]})}function it(e,t,n){let r=tt(e)?`drawn`:``,i=(e,t)=>n.some(n=>n.x===e&&n.y===t),a=({x1:e,y1:t,x2:n,y2:r})=>i(e,t)&&i(n,r);return[...e.strokes.map(e=>at(e,r&&a(e)?`drawn latest`:r)),...t.map(e=>at(e,`drawn ghost`))]}function at({x1:e,y1:t,x2:n,y2:r},i){return y`<line class="stroke ${i}" x1=${e} y1=${t} x2=${n} y2=${r} />`}function k(e){return e.map(e=>typeof e==`string`?y`<use href="#${e}" />`:y`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}function ot(e,t){let n=e.piece!==null||e.mark!==null;return y`<circle class="target" cy=${n?.86*t:0} r=${(n?.13:.18)*t} />`}function st(e,t){let{y:n,text:r,owner:i}=e,a=Ze(e)?Qe(e,t):e.x,o=y`<text class="label owner-${i??0}" font-size=${t} x=${a} y=${n}
    aria-hidden="true">${r}</text>`;if(!Ze(e))return o;let s=Xe*t,c=i===1?y`<circle class="sign-1" cx=${a} cy=${n} r=${s} />`:y`<rect class="sign-2" x=${a-s} y=${n-s} width=${2*s} height=${2*s} />`;return y`${c}${o}`}function ct(e,t,n){let r=[e.name],{piece:i}=e;if(i&&r.push(T(`form-${i.form}`,{count:i.count??1})),i?.owner&&r.push(T(`of-player`,{player:i.owner})),e.mark&&r.push(lt(e.mark)),t){let e=ve(t.flatMap(({move:e})=>n?.get(e)??[]));r.push(e?Re(e):T(`can-be-played`))}return r.filter(e=>e!==``).join(`, `)||T(`place`)}function lt(e){switch(e.kind){case`barrier`:return T(`form-barrier`);case`rings`:return T(`form-rings`,{count:e.rings});case`token`:return T(`form-token`,{name:e.name})}}var ut={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`},dt=.5,ft=18,pt=16,mt=4,ht=700,A=class extends g{constructor(...e){super(...e),this.picture=null,this.moves=[],this.badges=null,this.trace=[],this.decisive=[],this.ahead=null,this.subject=``,this.label=``,this.touched=[],this.aimed=null,this.hovered=null,this.along=null,this.preview=je,this.refused=null,this.choice=[],this.focused=0,this.dragged=null,this.sheet=``,this.scale=1,this.zoom=1,this.touchable=!1,this.held=!1,this.room=null,this.meaning=new Set,this.stop=0,this.ends=new Set,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[_,Ke]}connectedCallback(){super.connectedCallback(),C.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){e.has(`subject`)&&(this.room=null),this.moves.length>0&&(this.touchable=this.moves.some(({places:e})=>e.length>0)),(e.has(`moves`)||e.has(`picture`))&&(this.letGo(),this.dragged=null,this.hovered=null,this.along=null,this.preview=je,this.follows(e.get(`picture`)))}follows(e){let t=this.renderRoot.activeElement;this.held=t!==null&&t.matches(`.place`);let n=this.picture?.places??[],r=e?.places[this.focused];if(r){let e=({x:e,y:t})=>Math.hypot(e-r.x,t-r.y),t=n.reduce((t,r,i)=>{let a=n[t];return a&&e(a)<=e(r)?t:i},0);this.focused=t}this.focused>=n.length&&(this.focused=0)}updated(e){e.has(`picture`)&&this.held&&this.element(this.reachable())?.focus(),e.has(`picture`)&&(this.observer.disconnect(),this.drawing&&this.observer.observe(this.drawing),this.measure()),e.has(`choice`)&&this.choice.length>0&&this.renderRoot.querySelector(`.choice button`)?.focus()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}render(){let{picture:e}=this;if(!e)return i;let t=this.space(e),n=this.aimed??this.moves,r=Ce(n,this.touched),a=we(n,this.touched);this.meaning=this.lit(),this.stop=this.reachable(),this.ends=new Set(n.flatMap(({places:e})=>e.at(-1)??[]));let o=Math.min(22,Math.max(pt,14*this.scale))*this.zoom/this.scale,s=this.touchable?t.width*dt:0,c=`max-width: max(${s}px, min(100%, ${(e=>`${e*mt/16}rem`)(t.width)})); min-width: ${s}px`;return d`
      <div class="scroll">
        <svg
          viewBox="${t.left} ${t.top} ${t.width} ${t.height}"
          role="group"
          aria-label=${this.label}
          .style=${c}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @pointerleave=${this.onLeave}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${e.beneath.map(({x:e,y:t,symbol:n})=>y`<use href="#${n}" x=${e} y=${t} />`)}
          ${it(e,this.preview.lines,this.trace)}
          ${e.places.map((t,n)=>this.place(t,n,e.half,r,a))}
          ${e.labels.map(e=>st(e,o))}
          ${this.badges?this.values(e,a):i}
        </svg>
      </div>
      ${this.choice.length>0?this.choices():i}
    `}place(e,t,n,r,a){let{x:o,y:s,piece:c}=e,l=r.has(t),u=this.touched.includes(t),d=[`place`,l?`open`:``,u?`touched`:``,this.meaning.has(t)?`lit`:``,this.preview.going.has(t)?`going`:``,this.decisive.includes(t)?`decisive`:``,this.refused===t?`refused`:``,c&&l&&r.get(t)?.some(({places:e})=>e.length>1)?`grab`:``,this.trace.some(e=>e.x===o&&e.y===s)?`last`:``].join(` `),ee=this.dragged?.from===t,te=ee&&this.dragged?`translate(${this.dragged.dx} ${this.dragged.dy})`:``,f=c&&c.scale!==1?`scale(${c.scale})`:``,p=this.preview.coming.get(t),m=!a.has(t)&&!u&&e.name===``;return y`<g
      class=${d}
      data-place=${e.name}
      data-index=${t}
      transform="translate(${o} ${s})"
      role=${m?i:`button`}
      aria-label=${m?i:ct(e,a.get(t),this.badges)}
      aria-disabled=${m||l||u||this.ends.has(t)?i:`true`}
      aria-hidden=${m?`true`:i}
      tabindex=${m?i:t===this.stop?0:-1}
      @pointerdown=${e=>this.onGrab(e,t)}
      @pointerenter=${e=>this.onHover(e,t)}
      @focus=${()=>this.onFocus(t)}
      @click=${e=>this.onClick(t,e)}
    >
      ${k(e.ground)}
      ${c&&!p?y`<g class="piece ${ee?`moving`:``}" transform="${te}${f}">${k(c.layers)}</g>`:i}
      ${p?y`<g class="ghost">${k(p.layers)}</g>`:i}
      ${k(e.over??[])}
      ${l&&this.marked(a)&&(a.has(t)||this.touched.length>0)?ot(e,n):i}
      <use class="halo" href="#${e.edge}" />
      <rect class="hit" x=${-n} y=${-n} width=${2*n} height=${2*n} />
    </g>`}marked(e){return this.touched.length>0||this.aimed?!0:!this.badges&&2*e.size<(this.picture?.places.length??0)}values(e,t){let{half:n,places:r}=e,i=this.badges??new Map,a=Math.max(ft*this.zoom/this.scale,11.5);return tt(e)?We(rt(e,this.moves,i),{size:a,half:n,tallest:n}):We([...t].flatMap(([e,t])=>{let n=ve(t.flatMap(({move:e})=>i.get(e)??[])),a=r[e];return a&&n?[{place:a,best:n}]:[]}),{size:a,half:n,tallest:2*n})}lit(){let e=this.meant();return new Set(e?[e.places,...e.also??[]].flat():[])}meant(){if(this.along)return this.along;if(this.hovered===null)return null;let e=this.touch(this.hovered);return e.kind===`move`?this.moves.find(({move:t})=>t===e.move)??null:null}choices(){return d`<div class="choice" role="group" aria-label=${T(`choose-move`)}>
      ${this.choice.map(({move:e})=>d`<button @click=${()=>this.made(e)}>
            <span class="mono">${e}</span>
            ${this.badges?.has(e)?d`<span class="soft">${O(this.badges.get(e))}</span>`:i}
          </button>`)}
      <button class="quiet" @click=${()=>this.letGo()}>${T(`cancel`)}</button>
    </div>`}reachable(){let e=this.picture?.places??[],t=we(this.aimed??this.moves,this.touched),n=n=>t.has(n)||e[n]?.name!==``;return n(this.focused)?this.focused:Math.max(0,e.findIndex((e,t)=>n(t)))}onKey(e){let t=this.picture?.places??[],n=ut[e.key];n?(e.preventDefault(),this.step(n,t)):e.key===`Enter`||e.key===` `?(e.preventDefault(),this.onClick(this.focused)):e.key===`Escape`&&this.letGo()}step(e,t){let n=this.reachable();do if(n=$e(t,n,e),n===null)return;while(!this.element(n)?.hasAttribute(`tabindex`));this.focused=n,this.element(n)?.focus()}element(e){return this.renderRoot.querySelector(`[data-index="${e}"]`)}onClick(e,t){let n=t&&this.between(t);n?this.made(n.move):this.follow(this.touch(e))}between({clientX:e,clientY:t}){let n=this.drawing?.getScreenCTM();if(!n||!this.picture||this.aimed||this.touched.length>0)return null;let r=new DOMPoint(e,t).matrixTransform(n.inverse());return nt(this.picture,this.moves,r)}touch(e){let{aimed:t,moves:n,touched:r}=this;return t&&Se(t,[e]).length>0?Oe(t,e):Ee(n,r,e)}onFocus(e){this.focused=e,this.look(e)}onHover(e,t){e.pointerType!==`touch`&&!this.dragged&&this.look(t)}onLeave(){this.look(null)}look(e,t=null){(this.hovered!==e||this.along!==t)&&(this.hovered=e,this.along=t,this.preview=je,this.foresee())}async foresee(){let{picture:e,hovered:t,along:n}=this,r=this.meant();if(!e||!r||!this.ahead)return;let i=await this.ahead(r.move).catch(()=>null),a=this.hovered!==t||this.along!==n||this.picture!==e;i&&!a&&(this.preview=Me(e,i,r.places))}onGrab(e,t){if(e.button!==0)return;let n=e.currentTarget.classList.contains(`grab`);(e.pointerType!==`touch`||n)&&(n&&e.currentTarget.releasePointerCapture?.(e.pointerId),this.dragged={from:t,x:e.clientX,y:e.clientY,dx:0,dy:0})}onMove(e){if(!this.dragged){e.pointerType!==`touch`&&this.look(this.hovered,this.between(e));return}let{x:t,y:n}=this.dragged,[r,i]=[(e.clientX-t)/this.scale,(e.clientY-n)/this.scale];this.dragged={...this.dragged,dx:r,dy:i}}onDrop(e){let t=this.dragged;if(this.dragged=null,!t)return;let n=this.renderRoot.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-index]`)?.getAttribute(`data-index`);n!=null&&Number(n)!==t.from&&this.follow(ke(this.aimed??this.moves,this.touched,t.from,Number(n)))}onCancel(){this.dragged=null}follow(e){e.kind===`move`?this.made(e.move):(this.choice=e.kind===`choice`?e.moves:[],this.aimed=e.kind===`aimed`?e.moves:null,this.touched=e.kind===`choice`||e.kind===`touched`?e.places:[],e.kind===`nothing`&&this.refuse(e.place))}refuse(e){this.refused=e,setTimeout(()=>{this.refused===e&&(this.refused=null)},ht),this.tell(`no-move`,this.picture?.places[e]?.name??``)}made(e){this.letGo(),this.tell(`play-move`,e)}letGo(){this.touched=[],this.aimed=null,this.choice=[]}space(e){let t=Je(e,this.labelRoom(e));return this.room=this.room?Ye(this.room,t):t,this.room}labelRoom(e){let t=this.clientWidth/Je({...e,labels:[]}).width;return t>0?Math.max(20,pt*this.zoom/t):20}measure(){if(!this.drawing||!this.picture)return;this.zoom=ue();let e=this.drawing.getBoundingClientRect(),{width:t,height:n}=this.space(this.picture),r=Math.min(e.width/t,e.height/n);r>0&&(this.scale=r)}};b([w({attribute:!1})],A.prototype,`picture`,void 0),b([w({attribute:!1})],A.prototype,`moves`,void 0),b([w({attribute:!1})],A.prototype,`badges`,void 0),b([w({attribute:!1})],A.prototype,`trace`,void 0),b([w({attribute:!1})],A.prototype,`decisive`,void 0),b([w({attribute:!1})],A.prototype,`ahead`,void 0),b([w()],A.prototype,`subject`,void 0),b([w()],A.prototype,`label`,void 0),b([n()],A.prototype,`touched`,void 0),b([n()],A.prototype,`aimed`,void 0),b([n()],A.prototype,`hovered`,void 0),b([n()],A.prototype,`along`,void 0),b([n()],A.prototype,`preview`,void 0),b([n()],A.prototype,`refused`,void 0),b([n()],A.prototype,`choice`,void 0),b([n()],A.prototype,`focused`,void 0),b([n()],A.prototype,`dragged`,void 0),b([n()],A.prototype,`sheet`,void 0),b([n()],A.prototype,`scale`,void 0),b([n()],A.prototype,`zoom`,void 0),b([f(`svg`)],A.prototype,`drawing`,void 0),A=b([p(`game-board`)],A);function gt(e){return e.split(`:`,1)[0]?.trim()??``}function j(e,t){let n=gt(t);return e.find(e=>e.name===n||e.aliases.includes(n))}function _t(e,t){let n=new Map(t.map(({name:e,default:t})=>[e,t])),r=e.indexOf(`:`),i=r<0?[]:e.slice(r+1).split(`,`).filter(e=>e!==``),a=t.filter(({kind:e})=>e===`size`).map(({name:e})=>e),o=t.find(({kind:e})=>e===`numbers`)?.name,s=[];for(let e of i){let r=e.indexOf(`=`),i=e.slice(0,Math.max(r,0));if(r>=0&&i!==o)n.set(i,e.slice(r+1));else if(o&&/^\d+$/.test(e.slice(r+1)))s.push(e.slice(r+1));else if(/^\d+(x\d+)*$/.test(e))for(let t of e.split(`x`)){let e=a.shift();e&&n.set(e,t)}else{let r=t.find(({choices:t})=>t?.some(t=>t.word===e));r&&n.set(r.name,e)}}return o&&s.length>0&&n.set(o,s.join(`,`)),n}function vt(e,t,n){let r=[],i=n.filter(({kind:e})=>e===`size`);i.some(e=>yt(e,t))&&r.push(i.map(e=>t.get(e.name)??e.default).join(`x`));for(let e of n){if(e.kind===`size`||!yt(e,t))continue;let n=t.get(e.name)??``;r.push(e.kind===`numbers`?n:`${e.name}=${n}`)}return r.length===0?e:`${e}:${r.join(`,`)}`}function yt(e,t){let n=t.get(e.name);return n!==void 0&&n!==e.default}var bt=5,xt=12,St=4,Ct=new Map;function wt({word:e}){return Ct.get(e)}async function Tt(e,t){let n=e.filter(({word:e})=>!Ct.has(e));for(let e=0;e<n.length;e+=St){let r=n.slice(e,e+St);await Promise.all(r.map(e=>Et(e).catch(()=>{}))),t()}}async function Et({word:e}){let t={game:e,start:null,moves:[],seed:xt},{picture:n}=await C.play(t,1),r=!n.places.some(({piece:e})=>e);Ct.set(e,r?await Dt(t):n)}async function Dt(e){let t=((await C.position({game:e.game,random:!0,seed:e.seed})).moves??[]).slice(0,bt);return(await C.play({...e,moves:t},1)).picture}var Ot=e`
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
`,kt=[`open`,`hidden`,`chance`,`alone`],M=class extends g{constructor(...e){super(...e),this.games=[],this.word=``,this.fits=()=>!0,this.chosen=null,this.values=new Map,this.sheet=``}static{this.styles=[_,Ot]}render(){let e=j(this.games,this.word),t=this.word.includes(`:`)?this.word.slice(this.word.indexOf(`:`)+1):``;return d`
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
        ${this.chosen?this.content(this.chosen):i}
      </dialog>
    `}content(e){let t=this.games.filter(e=>this.fits(e));return d`
      <svg class="symbols" aria-hidden="true"><defs .innerHTML=${this.sheet}></defs></svg>
      <h2>${T(`change-game`)}</h2>
      <div class="choice">
        <div class="games" role="group" aria-label=${T(`games`)}>
          ${kt.map(n=>{let r=t.filter(({group:e})=>e===n);return r.length===0?i:this.group(n,r,e)})}
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
            <p class="rules">${At(e.rules)}</p>
            <p class="rules small soft">${At(e.notation)}</p>
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
    `}group(e,t,n){let r=[...t].sort((e,t)=>e.minutes-t.minutes);return d`<h3>${T(`games-${e}`)}</h3>
      <div class="cards">${r.map(e=>this.card(e,n))}</div>`}card(e,t){let n=wt(e);return d`<button
      aria-pressed=${e.name===t.name}
      data-game=${e.name}
      @click=${()=>this.pick(e)}
      @dblclick=${this.take}
    >
      ${n?jt(n):d`<span class="still"></span>`}
      <span class="said">
        <strong>${e.title}</strong>
        <span class="aim about">${e.aim??e.about}</span>
        <span class="minutes">${T(`about-minutes`,{minutes:e.minutes??1})}</span>
      </span>
    </button>`}parameter(e){let{name:t}=e;return oe(e,this.values.get(t)??``,e=>{this.values=new Map(this.values).set(t,e)})}open(){let[e]=this.games,t=j(this.games,this.word)??e;t&&(this.chosen=t,this.values=_t(this.word,t.parameters),this.dialog.showModal(),C.symbols().then(e=>this.sheet=e),Tt(this.games,()=>this.requestUpdate()),this.updateComplete.then(()=>{this.renderRoot.querySelector(`[aria-pressed="true"]`)?.scrollIntoView({block:`nearest`})}))}pick(e){this.chosen=e;let t=e===j(this.games,this.word);this.values=_t(t?this.word:e.name,e.parameters)}take(){if(!this.chosen)return;let e=vt(this.chosen.name,this.values,this.chosen.parameters);this.dialog.close(),this.tell(`game`,e)}};b([w({attribute:!1})],M.prototype,`games`,void 0),b([w()],M.prototype,`word`,void 0),b([w({attribute:!1})],M.prototype,`fits`,void 0),b([n()],M.prototype,`chosen`,void 0),b([n()],M.prototype,`values`,void 0),b([n()],M.prototype,`sheet`,void 0),b([f(`dialog`)],M.prototype,`dialog`,void 0),M=b([p(`game-picker`)],M);function At(e){return e.split("`").map((e,t)=>t%2?d`<code>${e}</code>`:e)}function jt({bounds:e,beneath:t,strokes:n,places:r}){let{left:a,top:o,right:s,bottom:c}=e,l=`${a-4} ${o-4} ${s-a+8} ${c-o+8}`;return d`<svg class="still" viewBox=${l} aria-hidden="true">
    ${t.map(({x:e,y:t,symbol:n})=>y`<use href="#${n}" x=${e} y=${t} />`)}
    ${n.map(({x1:e,y1:t,x2:n,y2:r})=>y`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
    ${r.map(({x:e,y:t,ground:n,piece:r})=>y`<g transform="translate(${e} ${t})">
        ${k(n)}${r?k(r.layers):i}
      </g>`)}
  </svg>`}var N=class e{constructor(){this.nodes=[{move:``,parent:-1,children:[]}]}static{this.START=0}get size(){return this.nodes.length}has(e){return Number.isInteger(e)&&0<=e&&e<this.nodes.length}move(e){return this.node(e).move}parent(t){return t===e.START?null:this.node(t).parent}children(e){return this.node(e).children}add(e,t){let n=this.children(e).find(e=>this.move(e)===t);if(n!==void 0)return n;this.nodes.push({move:t,parent:e,children:[]});let r=this.nodes.length-1;return this.node(e).children.push(r),r}extend(e,t){return t.reduce((e,t)=>this.add(e,t),e)}path(t){let n=[];for(let r=t;r!==e.START;r=this.node(r).parent)n.push(r);return n.reverse()}moves(e){return this.path(e).map(e=>this.move(e))}line(e){let t=this.path(e),n=this.children(e)[0];for(;n!==void 0;)t.push(n),n=this.children(n)[0];return t}without(t){let n=new e,r=new Map([[e.START,e.START]]);return this.nodes.forEach(({move:i,parent:a},o)=>{if(o===e.START||o===t)return;let s=r.get(a);s!==void 0&&r.set(o,n.add(s,i))}),{history:n,at:r.get(this.parent(t)??e.START)??e.START}}write(){return this.writeAfter(e.START).join(`,`)}static read(n){let r=new e,i=e.START,a=[];for(let[o]of n.matchAll(/[(),]|[^(),]+/g))o===`(`?(a.push(i),i=r.parent(i)??e.START):o===`)`?i=a.pop()??i:o!==`,`&&(i=r.add(i,t(o)));return r}writeAfter(e){let[t,...n]=this.children(e);if(t===void 0)return[];let r=n.map(e=>`(${[this.word(e),...this.writeAfter(e)].join(`,`)})`);return[this.word(t),...r,...this.writeAfter(t)]}word(e){return a(this.move(e))}node(e){let t=this.nodes[e];if(!t)throw RangeError(`there is no node ${e}`);return t}},Mt=e`
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
`;function Nt(){return d`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${T(`letter-mistake`)}</text>
  </svg>`}var P=class extends g{constructor(...e){super(...e),this.history=new N,this.at=N.START,this.secret=new Set,this.remarks=new Map,this.observer=new ResizeObserver(()=>this.reveal())}static{this.styles=[_,Mt,e`
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
    `]}render(){return d`<div class="line">
      ${this.entry(N.START,T(`history-start`))} ${this.follow(N.START,0)}
    </div>`}connectedCallback(){super.connectedCallback(),this.observer.observe(this)}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}updated(e){(e.has(`at`)||e.has(`history`))&&this.reveal()}reveal(){let e=this.current?.getBoundingClientRect();if(!e)return;let{top:t,bottom:n}=this.getBoundingClientRect();e.top<t?this.scrollTop-=t-e.top:n<e.bottom&&(this.scrollTop+=e.bottom-n)}follow(e,t){let[n,...r]=this.history.children(e);return n===void 0?i:d`${this.numbered(n,t)}${r.map(e=>d`<div class="variation">
          ${this.numbered(e,t)}${this.follow(e,t+1)}
        </div>`)}${this.follow(n,t+1)}`}numbered(e,t){let n=this.secret.has(e)?`…`:this.history.move(e);return d`<span class="pair"
      ><span class="ply" aria-hidden="true">${t+1}</span>${this.entry(e,n)}</span
    >`}entry(e,t){let n=this.remarks.get(e);return d`<button
      class=${n?`remarked`:``}
      title=${n??i}
      aria-current=${e===this.at?`step`:i}
      @click=${()=>this.tell(`go`,e)}
    >
      ${t}${n?d`${Nt()}<span class="unseen">${n}</span>`:i}
    </button>`}};b([w({attribute:!1})],P.prototype,`history`,void 0),b([w({type:Number})],P.prototype,`at`,void 0),b([w({attribute:!1})],P.prototype,`secret`,void 0),b([w({attribute:!1})],P.prototype,`remarks`,void 0),b([f(`[aria-current]`)],P.prototype,`current`,void 0),P=b([p(`history-view`)],P);var F=`human`;function I(e,t,n=0){return{game:e,start:null,seed:n,history:new N,at:N.START,players:t}}function Pt(e,t){let n=N.read(e.fields.get(`moves`)??``),r=n.line(N.START).at(-1)??N.START,i=m(e,`at`,r);return{game:s(e,`game`)??t,start:s(e,`start`),seed:m(e,`seed`,0),history:n,at:n.has(i)?i:r,players:{1:s(e,`first`)??`human`,2:s(e,`second`)??`human`}}}function Ft(e){let t=e.history.write(),n=N.read(t),r=n.extend(N.START,e.history.moves(e.at)),i=n.line(N.START).at(-1)??N.START;return{screen:`play`,fields:new Map([[`game`,a(e.game)],[`start`,e.start===null?``:a(e.start)],[`moves`,t],[`at`,r===i?``:String(r)],[`first`,e.players[1]===`human`?``:a(e.players[1])],[`second`,e.players[2]===`human`?``:a(e.players[2])],[`seed`,e.seed===0?``:String(e.seed)]])}}function L(e,t=e.at){return{game:e.game,start:e.start,moves:e.history.moves(t),seed:e.seed}}var It=[[/\[[^\]]*\]/g,``],[/\bTIME\|N\b|\bN\|TIME\b/g,`1000`],[/\bTIME\b/g,`500ms`],[/\bSTRATEGY\b/g,`random`],[/\bHEURISTIC\b/g,``],[/\bP\b/g,`3`],[/\bN\b/g,`1000`],[/\bK\b/g,`1`]];function Lt(e){return e.filter(({word:e,allowed:t})=>t!==!1&&!/COMMAND|FILE/.test(e)).map(({word:e,about:t})=>{let n=It.reduce((e,[t,n])=>e.replace(t,n),e);return{base:R(e),word:n,about:t,options:n!==e||e.includes(`:`)}})}function R(e){return e.replace(/[:[].*$/,``)}var Rt=[`easy`,`medium`,`hard`,`perfect`],zt=[`mcts:4000`,`ismcts:2000`,`determinised:20`,`optimal`,`equilibrium`,`greedy`];function Bt(e,t){let n=new Set(t.map(({word:e})=>R(e))),r=zt.find(e=>n.has(R(e))),i=n.has(`optimal`)?`optimal`:r===`equilibrium`?r:null;return e===`perfect`?i:e===`easy`&&!r?n.has(`random`)?`random`:null:r?e===`hard`?r===i?null:r:n.has(`fallible`)?`fallible:${e===`easy`?2:5},${r}`:null:null}function Vt(e,t){let n=e=>t.filter(({strategies:t})=>t.some(({word:t})=>R(t)===e)).length;return Lt(e).filter(({base:e,options:t})=>!t&&n(e)<=Ht)}var Ht=2;function Ut(e){let t=R(e),[n=``,...r]=e.slice(t.length+1).split(`,`),i=/^\d+$/.test(n)?Number(n):null,a=/^\d+m?s$/.test(n)?n:null;return{kind:t,count:i,time:a,other:(i===null&&a===null&&n?[n,...r].join(`,`):r.join(`,`))||null}}function z(e){let{kind:t,count:n,time:r,other:i}=Ut(e),a=i?z(i):``;if(t===`fallible`)return T(`name-fallible`,{moves:n??2,strategy:a});let o=re(`name-${t}`);if(!o)return e;if(r)return T(`name-for`,{name:o,amount:r});if(n===null)return i?T(`name-for`,{name:o,amount:i}):o;let s=[re(`unit-${t}`,{count:n,shown:v(n)})??v(n),i].filter(e=>e).join(`, `);return T(`name-for`,{name:o,amount:s})}var B=class extends g{constructor(...e){super(...e),this.player=1,this.word=F,this.strategies=[],this.games=[],this.turn=!1,this.opened=!1}static{this.styles=[_,e`
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
    `]}render(){let e=Rt.flatMap(e=>{let t=Bt(e,this.strategies);return t?[{word:t,name:T(`level-${e}`),about:z(t)}]:[]}),t=new Set([F,...e.map(({word:e})=>e)]),n=Vt(this.strategies,this.games).filter(({word:e})=>!t.has(e)),r=new Set([...t,...n.map(({word:e})=>e)]),a=Lt(this.strategies).filter(({word:e})=>!r.has(e)),o=this.player===1?`one`:`two`,s=[...r,...a.map(({word:e})=>e)];return d`<div class="seat ${o} ${this.turn?`turn`:``}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${T(`player`,{player:this.player})}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${F} ?selected=${this.word===F}>${T(`human`)}</option>
        ${this.options(`strategies-own`,n.map(({word:e})=>({word:e,name:z(e)})))}
        ${this.options(`levels`,e)}
        ${this.options(`strategies`,[...s.includes(this.word)?[]:[this.word],...a.map(({word:e})=>e)].map(e=>({word:e,name:z(e)})))}
      </select>
      ${this.word===`human`?i:this.advanced()}
    </div>`}options(e,t){return t.length===0?i:d`<optgroup label=${T(e)}>
      ${t.map(({word:e,name:t,about:n})=>d`<option value=${e} title=${n??e} ?selected=${e===this.word}>
            ${t}
          </option>`)}
    </optgroup>`}advanced(){let e=Lt(this.strategies).find(({base:e})=>e===R(this.word));return d`<button
        class="advanced quiet"
        title=${T(`advanced`)}
        aria-label=${T(`advanced`)}
        aria-expanded=${this.opened}
        @click=${()=>this.opened=!this.opened}
      >
        ⋯
      </button>
      ${this.opened?d`<div class="more">
              <p class="small">${z(this.word)}</p>
              ${e?d`<p class="small soft about">${e.about}</p>`:i}
              <label class="field"
                >${T(`strategy-word`)}
                <input
                  class="options mono"
                  .value=${this.word}
                  spellcheck="false"
                  @change=${this.onType}
              /></label>
            </div>`:i}`}onSelect(e){this.tell(`seat`,e.target.value)}onType(e){let t=e.target.value.trim();t&&this.tell(`seat`,t)}};b([w({type:Number})],B.prototype,`player`,void 0),b([w()],B.prototype,`word`,void 0),b([w({attribute:!1})],B.prototype,`strategies`,void 0),b([w({attribute:!1})],B.prototype,`games`,void 0),b([w({type:Boolean})],B.prototype,`turn`,void 0),b([n()],B.prototype,`opened`,void 0),B=b([p(`seat-picker`)],B);function Wt(e){return[...e].filter(e=>e!==`/`&&e!==`-`)}var Gt=[(e,t)=>e.y-t.y||e.x-t.x,(e,t)=>e.x-t.x||t.y-e.y,(e,t)=>e.x-t.x||e.y-t.y];function V(e,t){let n=Wt(e),r=t.places.map((e,t)=>({place:e,index:t})),i=r.filter(({place:e})=>e.name!==``),a=[i,i.filter(({place:e})=>Zt(e,t)),r].filter(e=>e.length===n.length);if(n.length===0)return null;for(let e of a){let t=[e,...Gt.map(t=>[...e].sort((e,n)=>t(e.place,n.place)))].find(e=>e.every(({place:e},t)=>Qt(e,n[t])));if(t)return t.map(({index:e})=>e)}return null}function Kt(e){let t=new Map;for(let n of e.places)t.set(n.y,[...t.get(n.y)??[],n]);return new Set([...t.values()].map(e=>e.length)).size!==1||e.places.length===0?null:[...t].sort(([e],[t])=>e-t).map(([,e])=>e.map(({piece:e})=>e?.glyph??`.`).join(``)).join(`/`)}function qt(e){return/^([a-z]+|-)(\/([a-z]+|-))*$/.test(e)?e.split(`/`):null}function Jt(e){return e.map(e=>e.replaceAll(`-`,``)||`-`).join(`/`)}function Yt(e){return e.split(` `).flatMap((e,t)=>{let n=t>0&&/^(\d+)-(\d+)$/.exec(e);return n?[{at:t,numbers:[Number(n[1]),Number(n[2])]}]:[]})}function Xt(e,t,n){return e.split(` `).map((e,r)=>r===t?n:e).join(` `)}function Zt({x:e,y:t},{places:n}){let r=n.filter(({name:e})=>e!==``),i=r.filter(t=>Math.abs(t.x-e)<1),a=(e,t)=>Math.min(...t)<e-1&&e+1<Math.max(...t),[o,s]=[r.map(e=>e.x),i.map(e=>e.y)];return a(e,o)&&a(t,s)}function Qt({piece:e,mark:t},n=`.`){return n===`.`?e===null:e?e.glyph===n||e.glyph.length!==1:t?.kind===`barrier`}var $t=new Set([`/`,`-`]);function en(e,t){let[n=``]=e.split(` `),{places:r}=t,i=!r.some(({name:e,piece:t})=>nn(e)||tn(t));return/^\d+(,\d+)*$/.test(n)&&i?n.split(`,`).map(Number):null}function tn(e){return e?.form===`pips`||e?.form===`back`}function nn(e){return/^\d+$/.test(e)}function rn(e,t,n){let[r=``,...i]=e.split(` `),a=-1;return[[...r].map(e=>($t.has(e)||(a+=1),!$t.has(e)&&a===t?n:e)).join(``),...i].join(` `)}function an(e,t){let[,...n]=e.split(` `);return[t.join(`,`),...n].join(` `)}function on(e){let t=e.split(` `)[1];return t===`1`?1:t===`2`?2:null}function sn(e,t){let[n=``,,...r]=e.split(` `);return[n,String(t),...r].join(` `)}function cn(e,t,n){let r=V(t,n)??[];Wt(t).forEach((t,i)=>{let a=n.places[r[i]??-1];a&&a.mark?.kind!==`barrier`&&!e.has(t)&&e.set(t,a.piece??null)})}function ln(e,t,n,r){let i=t.flatMap((t,i)=>{let a=e.places[t],o=r.get(n[i]??`.`);return a?[o===void 0?a:{...a,piece:o}]:[]});return{...e,places:i}}var un=6,H=class extends g{constructor(...e){super(...e),this.game=``,this.notation=``,this.position=``,this.picture=null,this.text=``,this.refusal=null,this.draws=0,this.pieces=new Map,this.chosen=``,this.sheet=``,this.opened=!1,this.seats=null,this.isCut=!1}static{this.styles=[_,e`
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
    `]}open(){this.refusal=null,this.text=this.position,this.pieces=new Map,this.chosen=``,this.seats=null,this.isCut=!1,this.opened=!0,this.dialog.showModal(),C.symbols().then(e=>this.sheet=e),this.learn()}render(){return d`<dialog aria-label=${T(`set-up`)} @close=${()=>this.opened=!1}>
      ${this.opened?this.content():i}
    </dialog>`}content(){let e=on(this.text);return d`<form @submit=${this.onSubmit}>
      <h2>${T(`set-up`)}</h2>
      ${this.placing()} ${this.counting()} ${this.cutting()} ${this.pairs()}
      ${e?d`<div class="row" role="group" aria-label=${T(`turn`)}>
              ${[1,2].map(t=>d`<button
                    type="button"
                    aria-pressed=${e===t}
                    @click=${()=>this.write(sn(this.text,t))}
                  >
                    <span class="about">${T(`to-move`,{player:t})}</span>
                  </button>`)}
            </div>`:i}
      <label class="field">
        ${T(`position`)}
        <textarea
          spellcheck="false"
          .value=${ne(this.text)}
          @input=${e=>this.text=e.target.value}
        ></textarea>
      </label>
      <details>
        <summary>${T(`notation`)}</summary>
        <p class="notation soft small">${this.notation}</p>
      </details>
      ${this.refusal?S(this.refusal):i}
      <div class="row">
        <button type="button" @click=${this.onRandom}>${T(`random-position`)}</button>
        <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
          ${T(`cancel`)}
        </button>
        <button class="primary" type="submit">${T(`play-from-here`)}</button>
      </div>
    </form>`}placing(){let{picture:e,seats:t}=this,n=this.symbols();if(!e||!t||n.length!==t.length)return i;let r=ln(e,t,n,this.pieces),a=r.places.map((e,t)=>({move:String(t),places:[t]}));return d`<p class="soft small">${T(`set-up-pieces`)}</p>
      <div class="palette" role="group" aria-label=${T(`pieces`)}>
        ${[...this.pieces].map(([e,t])=>this.offered(e,t))}
      </div>
      <game-board
        .picture=${r}
        .moves=${a}
        .label=${T(`set-up`)}
        @play-move=${e=>this.onPlace(Number(e.detail))}
      ></game-board>`}symbols(){return Wt(this.text.split(` `)[0]??``)}offered(e,t){let n=t?[T(`form-${t.form}`,{count:t.count??1}),t.owner?T(`of-player`,{player:t.owner}):``].join(` `):T(`remove-piece`);return d`<button
      type="button"
      aria-pressed=${e===this.chosen}
      aria-label=${n}
      title=${n}
      data-symbol=${e}
      @click=${()=>this.chosen=e}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        ${t?k(t.layers):y`<rect class="none" x="-18" y="-18" width="36" height="36" />`}
      </svg>
    </button>`}counting(){let e=this.picture&&en(this.text,this.picture);return e?d`<div class="palette" role="group" aria-label=${T(`pieces`)}>
      ${e.map((t,n)=>this.counter(String(n+1),t,t=>{let r=e.map((e,r)=>r===n?t:e);this.write(an(this.text,r))}))}
    </div>`:i}counter(e,t,n){return d`<span class="heap">
      <button
        type="button"
        aria-label=${T(`one-less`,{about:e})}
        ?disabled=${t===0}
        @click=${()=>n(t-1)}
      >
        −
      </button>
      <output>${t}</output>
      <button
        type="button"
        aria-label=${T(`one-more`,{about:e})}
        @click=${()=>n(t+1)}
      >
        +
      </button>
    </span>`}pairs(){let e=this.seats?Yt(this.text):[];return e.length===0?i:d`<div class="palette" role="group" aria-label=${T(`set-up-reserves`)}>
      ${e.map(({at:e,numbers:t})=>[1,2].map(n=>d`<span class="heap"
              ><span class="small">${T(`player`,{player:n})}</span> ${this.counter(T(`player`,{player:n}),t[n-1]??0,r=>{let i=t.map((e,t)=>t===n-1?r:e);this.write(Xt(this.text,e,i.join(`-`)))})}</span
            >`))}
    </div>`}cutting(){let e=this.isCut?qt(this.text.split(` `)[0]??``):null;if(!e)return i;let t=t=>{let n=e.map((e,n)=>n===t?e.slice(0,-1):e);this.write(Xt(this.text,0,Jt(n)))};return d`<p class="soft small">${T(`set-up-stalks`)}</p>
      <div class="palette" role="group" aria-label=${T(`pieces`)}>
        ${e.map((e,n)=>{let r=String(n+1);return d`<span class="heap">
            <output class="mono">${e}</output>
            <button
              type="button"
              aria-label=${T(`one-less`,{about:r})}
              ?disabled=${e===`-`}
              @click=${()=>t(n)}
            >
              −
            </button>
          </span>`})}
      </div>`}write(e){this.text=e,this.refusal=null}onPlace(e){let t=this.symbols()[e]===this.chosen?`.`:this.chosen;this.write(rn(this.text,e,t))}async learn(){let{game:e,position:t}=this;if(!this.picture||en(t,this.picture))return;let[n=``]=t.split(` `);if(!V(n,this.picture)){let n=await C.play({game:e,start:t,moves:[],seed:0},null).catch(()=>null);if(this.position!==t)return;n&&(this.picture=n.picture)}let{picture:r}=this,i=r.places.filter(({piece:e})=>e!==null).length;if(this.isCut=!V(n,r)&&qt(n)!==null&&Wt(n).length===i,this.isCut)return;let a=V(n,r)?null:await this.asRows();if(this.position!==t||(a&&(this.text=a),this.seats=V(a??n,r),!this.seats))return;let o=new Map([[`.`,null]]);cn(o,a??n,r),this.offer(o);let s=Array.from({length:un},(e,t)=>t+1);await Promise.all(s.map(async t=>{let n=await C.position({game:e,random:!0,seed:t}),r=await C.play({game:e,start:n.position,moves:[],seed:t},null),i=a?Kt(r.picture):r.position?.split(` `)[0];i&&cn(o,i,r.picture),this.game===e&&this.offer(o)})).catch(()=>{})}async asRows(){let{game:e,position:t,picture:n}=this,r=n&&Kt(n);return r&&(await C.position({game:e,position:r}).catch(()=>null))?.position===t?r:null}offer(e){this.pieces=new Map([...e].sort(([e],[t])=>e.localeCompare(t))),!this.pieces.has(this.chosen)&&(this.chosen=[...this.pieces.keys()].find(e=>e!==`.`)??``)}async onSubmit(e){e.preventDefault();try{let e=this.text.trim(),{position:t}=await C.position({game:this.game,position:e});this.finish({start:t,moves:[],seed:null})}catch(e){this.refusal=x(e)}}async onRandom(){this.draws+=1;let e=(Date.now()+this.draws)%1e6;try{let t=await C.position({game:this.game,random:!0,seed:e});t.moves?this.finish({start:null,moves:t.moves,seed:e}):this.finish({start:t.position,moves:[],seed:e})}catch(e){this.refusal=x(e)}}finish(e){this.dialog.close(),this.tell(`set-up`,e)}};b([w()],H.prototype,`game`,void 0),b([w()],H.prototype,`notation`,void 0),b([w()],H.prototype,`position`,void 0),b([w({attribute:!1})],H.prototype,`picture`,void 0),b([n()],H.prototype,`text`,void 0),b([n()],H.prototype,`refusal`,void 0),b([n()],H.prototype,`draws`,void 0),b([n()],H.prototype,`pieces`,void 0),b([n()],H.prototype,`chosen`,void 0),b([n()],H.prototype,`sheet`,void 0),b([n()],H.prototype,`opened`,void 0),b([n()],H.prototype,`seats`,void 0),b([n()],H.prototype,`isCut`,void 0),b([f(`dialog`)],H.prototype,`dialog`,void 0),H=b([p(`setup-dialog`)],H);var dn=class extends g{constructor(...e){super(...e),this.progress=null}static{this.styles=[_,e`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return d`<div class="bar">
      <progress
        aria-label=${T(`progress`)}
        value=${t===null?i:n}
        max=${t??i}
      ></progress>
      <span class="small">
        ${t===null?T(`progress-open`,{done:v(n)}):T(`progress-of`,{done:v(n),total:v(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${T(`cancel`)}</button>
    </div>`}};b([w({attribute:!1})],dn.prototype,`progress`,void 0),dn=b([p(`job-progress`)],dn);var fn=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=C.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function pn(e,t,n){return(e?.options??[]).map(e=>mn(e,t[e.name],n))}function mn(e,t,n){let{name:r,about:i,kind:a}=e;if(a===`flag`)return d`<label class="row"
      ><input
        type="checkbox"
        name=${r}
        .checked=${ne(t===!0)}
        @change=${e=>n(r,e.target.checked||void 0)}
      />
      ${i}</label
    >`;if(a===`word`)return d`<label class="field"
      ><span class="about">${i}</span>
      <select
        name=${r}
        @change=${e=>n(r,e.target.value)}
      >
        ${e.words.map(n=>d`<option ?selected=${n===(t??e.default)}>${n}</option>`)}
      </select></label
    >`;let o=a===`integer`||a===`real`,s=t===void 0?``:String(t);return d`<label class="field"
    ><span class="about">${i}</span>
    <input
      name=${r}
      inputmode=${o?`decimal`:`text`}
      placeholder=${e.default??T(`option-open`)}
      .value=${ne(s)}
      @change=${e=>{let t=e.target.value.trim().replace(`,`,`.`),i=Number(t);n(r,t===``?void 0:o&&Number.isFinite(i)?i:t)}}
    />
  </label>`}var U=class extends g{constructor(...e){super(...e),this.game=``,this.position=``,this.method=``,this.chosen={},this.job=new fn(this)}static{this.styles=[_,e`
      /* One line, so that all of it is seen below the board on a low screen. */
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2) var(--s4);
        align-items: center;
      }
      details {
        flex: 1 1 auto;
      }
      details[open] {
        flex-basis: 100%;
      }
      a.button {
        min-height: 1.875rem;
      }
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}willUpdate(e){(e.has(`game`)||e.has(`position`))&&this.job.reset(),this.methods().some(({name:e})=>e===this.method)||(this.method=this.methods()[0]?.name??``,this.chosen={})}methods(){return(le(this.card,`solve`)?.methods??[]).filter(({refusal:e})=>!e)}render(){let e=this.methods();if(e.length===0)return this.treeLink();let t=e.find(({name:e})=>e===this.method);return d`${this.treeLink()}
      <details>
        <summary>${T(`solve-by`)}</summary>
        <form @submit=${this.onSolve}>
          <label class="field"
            ><span class="about">${T(`solve-method`)}</span>
            <select name="method" @change=${this.onMethod}>
              ${e.map(({name:e})=>d`<option ?selected=${e===this.method}>${e}</option>`)}
            </select></label
          >
          <p class="soft small">${t?.about}</p>
          ${pn(t,this.chosen,(e,t)=>this.choose(e,t))}
          <div>
            <button type="submit" ?disabled=${this.job.running}>${T(`solve-run`)}</button>
          </div>
        </form>
        <div aria-live="polite">${this.outcome()}</div>
      </details>`}treeLink(){if(!le(this.card,`graph`))return i;let e=new Map([[`game`,a(this.game)],[`start`,a(this.position)]]);return d`<p>
      <a class="button" href=${o({screen:`graph`,fields:e})}
        >${T(`tree-from-here`)}</a
      >
    </p>`}outcome(){let{job:e}=this;if(e.running)return d`<job-progress
          .progress=${e.progress}
          @cancel=${()=>e.cancel()}
        ></job-progress>
        ${e.partial?d`<p class="known">${e.partial.sentence}</p>`:i}`;if(e.refusal)return S(e.refusal);let t=e.result;return t?d`<p class="outcome">${t.sentence}</p>
      ${t.line.length>0?d`<p>${T(`solve-line`,{line:t.line.join(` `)})}</p>`:i}
      <p class="soft small">
        ${T(`solve-cost`,{method:t.method,nodes:v(t.nodes)})}
      </p>`:i}choose(e,t){let n=Object.entries(this.chosen).filter(([t])=>t!==e);this.chosen=Object.fromEntries(t===void 0?n:[...n,[e,t]])}onMethod(e){this.method=e.target.value,this.chosen={},this.job.reset()}onSolve(e){e.preventDefault();let{game:t,position:n,method:r,chosen:i}=this;this.job.start(`solve`,{game:t,position:n,method:r,options:i})}};b([w({attribute:!1})],U.prototype,`card`,void 0),b([w()],U.prototype,`game`,void 0),b([w()],U.prototype,`position`,void 0),b([n()],U.prototype,`method`,void 0),b([n()],U.prototype,`chosen`,void 0),U=b([p(`solve-panel`)],U);function W(e){return e.replace(`-`,`−`)}function hn(e){let[t=0,n=1]=e.replace(`−`,`-`).split(`/`).map(Number);return t/n}function gn(e){let t=e.map(({temperature:e})=>hn(e)),n=Math.max(...t),r=e.filter((e,r)=>t[r]===n);return new Set(r.length===e.length&&e.length>1?[]:r)}function _n(e){let t=gn(e),n=e=>4*e.wins+2*t.has(e)+ +e.best;return[...e.entries()].sort(([,e],[,t])=>n(t)-n(e))}function vn(e){let t=e.trim().replace(/^\+(?![-_₀-₉])/,``);return t.trim()===``?null:t.trim()}function yn({ascii:e}){return`(${e??``})`}function G({moves:e},t){return(t===1?e?.left:e?.right)??[]}function bn(e){return e.reduce((e,t)=>e+Math.abs(t.count),0)>8||e.some(({game:e,value:t})=>!e&&!t)?null:e.flatMap(({game:e,position:t,value:n,count:r})=>Array.from({length:Math.abs(r)},()=>({game:e??null,position:t??null,value:n??null,turned:r<0})))}function xn(e){return e.map(({game:e,position:t,value:n,turned:r},i)=>`${i===0?r?`-`:``:r?` - `:` + `}${e?`${e}[${t??``}]`:`(${n??`0`})`}`).join(``)}function Sn({turned:e},t){return e?Dn(t):t}function Cn(e,t){return sn(e.position??``,Sn(e,t))}function wn({parts:e,turn:t},n,r){return{parts:e.map((e,t)=>t===n?r:e),turn:Dn(t)}}function Tn({outcome:e},t){return{left:1,right:2,first:t}[e]??Dn(t)}function En(e,t){let n=G(e,t),r=[...gn(n)];return r.find(({wins:e})=>e)??r[0]??n.find(({wins:e})=>e)??null}function Dn(e){return e===1?2:1}var On=120,kn=class{constructor(e){this.host=e,this.answer=null,this.refusal=null,this.question=``,this.answered=``,this.asking=new AbortController,e.addController(this)}hostConnected(){}hostDisconnected(){this.forget()}get pending(){return this.question!==this.answered}ask(e,t){e!==this.question&&(this.asking.abort(),this.asking=new AbortController,this.question=e,this.wait(e,t,this.asking.signal))}forget(){this.asking.abort(),this.question=``,this.answered=``,this.answer=null,this.refusal=null}async wait(e,t,n){if(await new Promise(e=>setTimeout(e,On)),!n.aborted){try{let e=await t(n);if(n.aborted)return;this.answer=e,this.refusal=null}catch(e){if(n.aborted||ae(e))return;this.answer=null,this.refusal=x(e)}this.answered=e,this.host.requestUpdate()}}},An=class extends ce{constructor(e){if(super(e),this.it=i,e.type!==ie.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===i||e==null)return this._t=void 0,this.it=e;if(e===r)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};An.directiveName=`unsafeHTML`,An.resultType=1,se(An);var jn=class extends An{};jn.directiveName=`unsafeSVG`,jn.resultType=2;var Mn=se(jn),Nn=e`
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
`,Pn=()=>({width:innerWidth<640?336:480}),Fn=40;function In({name:e,characters:t},n=1/0){return e==null||t>n?T(`value-long`,{characters:v(t)}):e}function Ln(e,t){let n=In(e,Fn);return e.ascii==null?d`<span class="value">${n}</span>`:d`<button
    class="value"
    aria-label=${T(`value-explore`,{name:n})}
    @click=${()=>t(e)}
  >
    ${n}
  </button>`}function Rn({value:e}){return e?d`${K(`value-mean`,W(e.mean))}
  ${K(`value-temperature`,W(e.temperature))}
  ${K(`value-stop-left`,W(e.left_stop))}
  ${K(`value-stop-right`,W(e.right_stop))}`:i}function K(e,t){return d`<dt>${T(e)}</dt>
    <dd class="value">${t}</dd>`}function zn({picture:e}){return e?d`<figure>${Mn(e)}</figure>`:i}function Bn(e,t,n){if(e.length===0)return d`<p>${T(`value-no-moves`)}</p>`;let r=gn(e),a=e.some(({game:e})=>e!=null),o=e=>d`<span class=${e}>${T(`value-${e}`)}</span>`;return d`<div class="sheet" tabindex="0" role="group" aria-label=${T(`moves`)}>
    <table>
      <thead>
        <tr>
          ${n?d`<th scope="col">${T(`value-move`)}</th>`:i}
          <th scope="col">${T(`value-after`)}</th>
          <th scope="col">${T(`value-remark`)}</th>
          <th scope="col">${T(`value-incentive`)}</th>
          ${a?d`<th scope="col">${T(`value-in`)}</th>`:i}
        </tr>
      </thead>
      <tbody>
        ${_n(e).map(([e,s])=>d`<tr>
              ${n?d`<td>${n(s,e)}</td>`:i}
              <td>${Ln(s.value,t)}</td>
              <td class="remarks">
                ${s.wins?o(`wins`):i} ${s.best?o(`best`):i}
                ${r.has(s)?o(`hottest`):i}
              </td>
              <td class="value">${In(s.incentive,Fn)}</td>
              ${a?d`<td class="value place">${s.game}</td>`:i}
            </tr>`)}
      </tbody>
    </table>
  </div>`}var Vn=0,q=class extends g{constructor(...e){super(...e),this.summands=[],this.first=1,this.states=[],this.views=[],this.refusal=null,this.asked=new kn(this),this.drawn=null,this.begin=()=>{let e=bn(this.summands);this.refusal=null,this.states=e?[{parts:e,turn:this.first}]:[]}}static{this.styles=[_,Nn,e`
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
        gap: var(--s3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .boards > li {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: var(--s1);
        padding: var(--s2);
        border: 2px solid var(--line);
        border-radius: var(--radius);
        min-width: 0;
      }
      .boards > li.hot {
        border-color: var(--ink);
      }
      game-board {
        --board-height: 30vh;
        --board-fill: 30vh;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
      }
    `]}willUpdate(e){(e.has(`summands`)||e.has(`first`))&&this.begin();let t=this.states.at(-1);if(!t)return;this.drawn!==t&&this.draw(t);let n=xn(t.parts),r=JSON.stringify([h.language,n]);this.asked.ask(r,e=>C.value({sum:n,moves:!0},e))}render(){let e=this.states.at(-1);if(!e)return i;let t=this.asked.pending?null:this.asked.answer,n=t&&En(t,e.turn);return d`<section class="stack" aria-label=${T(`sum-title`)}>
      <h3>${T(`sum-title`)}</h3>
      <p class="soft small">${T(`sum-rule`)}</p>
      <p class="sentence" aria-live="polite" aria-atomic="true">
        ${this.sentence(e,t,n)}
      </p>
      ${this.refusal?S(this.refusal):i}
      ${this.asked.refusal&&!this.asked.pending?S(this.asked.refusal):i}
      <ol class="boards">
        ${e.parts.map((r,i)=>d`<li class=${n?.summand===i?`hot`:``}>
              ${this.caption(r,i,n)}
              ${r.game?this.board(e,r,i):this.options(e,t,i)}
            </li>`)}
      </ol>
      <div class="row">
        <button ?disabled=${this.states.length<2} @click=${this.onUndo}>${T(`undo`)}</button>
        <button class="quiet" ?disabled=${this.states.length<2} @click=${this.begin}>
          ${T(`play-again`)}
        </button>
      </div>
    </section>`}sentence({turn:e},t,n){if(!t)return T(`to-move`,{player:e});let r=Tn(t,e);if(t.moves&&G(t,e).length===0)return T(`sum-stuck`,{player:e,winner:Dn(e)});let i=T(r===e?`sum-wins`:`sum-loses`,{player:e});if(!n)return i;let{move:a,temperature:o}=n,s={move:a,board:(n.summand??0)+1,temperature:W(o)};return`${i} ${T(`sum-hottest`,s)}`}caption(e,t,n){let r=e.turned?` ${T(`sum-turned`)}`:``,i=n?.summand===t?` · ${T(`value-hottest`)}`:``;return d`<p>
      <strong>${T(`sum-board`,{board:t+1})}</strong>
      <span class="mono small">${e.game??e.value}</span>${r}${i}
    </p>`}board({turn:e},t,n){let r=this.views[n];return r?d`<game-board
      .picture=${r.picture}
      .moves=${r.moves}
      .subject=${`${n} ${t.game??``}`}
      .label=${T(`sum-board`,{board:n+1})}
      @play-move=${r=>{r.stopPropagation(),this.onMove(t,n,e,r.detail)}}
      @no-move=${e=>e.stopPropagation()}
    ></game-board>`:i}options(e,t,n){if(!t)return i;let r=e.parts.length===1,a=G(t,e.turn).filter(({summand:e,value:t})=>(r||e===n)&&t.ascii!=null),o=e=>({game:null,position:null,value:e,turned:!1});return d`<div class="row">
      ${a.map(({move:t,value:r})=>d`<button
            class="value"
            aria-label=${T(`value-play`,{move:t})}
            @click=${()=>this.go(wn(e,n,o(r.ascii??null)))}
          >
            ${r.name??t}
          </button>`)}
    </div>`}onUndo(){this.states=this.states.slice(0,-1)}go(e){this.states=[...this.states,e]}async onMove(e,t,n,r){let i=this.states.at(-1);if(i&&e.game)try{let a={game:e.game,start:Cn(e,n),moves:[r],seed:Vn},{position:o}=await C.play(a,null);if(this.states.at(-1)!==i||o==null)return;this.go(wn(i,t,{...e,position:o}))}catch(e){this.refusal=x(e)}}async draw(e){this.drawn=e;let t=async t=>{if(!t.game)return null;let n=Cn(t,e.turn);return C.play({game:t.game,start:n,moves:[],seed:Vn},null)};try{let n=await Promise.all(e.parts.map(t));this.drawn===e&&(this.views=n)}catch(e){this.refusal=x(e)}}};b([w({attribute:!1})],q.prototype,`summands`,void 0),b([w({attribute:!1})],q.prototype,`first`,void 0),b([n()],q.prototype,`states`,void 0),b([n()],q.prototype,`views`,void 0),b([n()],q.prototype,`refusal`,void 0),q=b([p(`sum-boards`)],q);var J=class extends g{constructor(...e){super(...e),this.value=null,this.trail=[],this.asked=new kn(this)}static{this.styles=[_,Nn,e`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `]}willUpdate(e){e.has(`value`)&&(this.trail=this.value?[this.value]:[]);let t=this.trail.at(-1);if(!t){this.asked.forget();return}let n=`${h.language} ${t.ascii}`,r={sum:yn(t),moves:!0,thermograph:Pn()};this.asked.ask(n,e=>C.value(r,e))}updated(e){e.has(`trail`)&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.trail.at(-1);if(!e)return i;let t=this.trail.at(-2),{answer:n,refusal:r,pending:a}=this.asked;return d`<section class="stack" aria-label=${T(`value-explorer`)} aria-busy=${a}>
      <div class="row">
        ${t?d`<button @click=${()=>this.trail=this.trail.slice(0,-1)}>
                ${T(`value-back`,{name:In(t,40)})}
              </button>`:i}
        <button @click=${()=>this.tell(`close`)}>${T(`value-close`)}</button>
      </div>
      <h3 class="value" tabindex="-1">${In(e)}</h3>
      ${r&&!a?S(r):i}
      ${a?d`<p>${T(`loading`)}</p>`:n?this.found(n):i}
    </section>`}found(e){let t=e=>this.trail=[...this.trail,e],n=n=>d`<h4>${T(`value-options`,{player:n})}</h4>
        ${Bn(G(e,n),t,null)}`;return d`<p class="value">${e.sentence}</p>
      <dl class="facts">${Rn(e)}</dl>
      ${n(1)} ${n(2)} ${zn(e)}`}};b([w({attribute:!1})],J.prototype,`value`,void 0),b([n()],J.prototype,`trail`,void 0),b([f(`h3`)],J.prototype,`heading`,void 0),J=b([p(`value-explorer`)],J);var Y=class extends g{constructor(...e){super(...e),this.game=``,this.position=``,this.turn=null,this.legal=[],this.beside=null,this.explored=null,this.asked=new kn(this)}static{this.styles=[_,Nn,e`
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
    `]}willUpdate(e){if((e.has(`game`)||!h.values)&&this.asked.forget(),!h.values)return;let{game:t,position:n,beside:r}=this,i={sum:t,position:n,beside:r,moves:!0,thermograph:Pn()},a=JSON.stringify([h.language,t,n,r]);this.asked.ask(a,e=>C.value(i,e))}render(){return d`<details ?open=${h.values} @toggle=${this.onToggle}>
      <summary>${T(`value-title`)}${this.asked.pending?`…`:``}</summary>
      ${h.values?this.content():i}
    </details>`}content(){let{answer:e,refusal:t,pending:n}=this.asked;return d`<div class="stack found" aria-busy=${n}>
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
        ${this.beside===null?i:d`<button type="button" class="quiet" @click=${this.onAlone}>
                ${T(`value-alone`)}
              </button>`}
      </form>
      ${t&&!n?S(t):i}
      ${e?this.found(e):t?i:d`<p>${T(`loading`)}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`}found(e){let t=e=>this.explored=e,n=this.turn===null?[1,2]:[this.turn===1?2:1];return d`<p class="value" aria-live="polite">${e.sentence}</p>
      ${e.stopped?d`<p class="soft">${T(`value-stopped`)}</p>`:i}
      <dl class="facts">
        ${e.value?K(`value-whole`,Ln(e.value,t)):i}
        ${Rn(e)}
        ${e.parts.length>1?K(`value-parts`,this.parts(e,t)):i}
      </dl>
      ${this.turn&&e.moves?d`<section class="stack" aria-label=${T(`value-moves`,{player:this.turn})}>
              <h3>${T(`value-moves`,{player:this.turn})}</h3>
              ${Bn(G(e,this.turn),t,(e,t)=>this.move(e,t))}
            </section>`:i}
      ${e.moves?n.map(n=>d`<details>
                  <summary>${T(`value-moves-waiting`,{player:n})}</summary>
                  ${Bn(G(e,n),t,e=>d`<span class="mono">${e.move}</span>`)}
                </details>`):i}
      ${this.beside===null?i:d`<sum-boards .summands=${e.summands} .first=${this.turn??1}></sum-boards>`}
      ${zn(e)}`}parts({parts:e},t){return e.map(e=>d`<div>${Ln(e,t)}</div>`)}move({move:e},t){return t<this.legal.length&&this.legal.includes(e)?d`<button
      class="move"
      aria-label=${T(`value-play`,{move:e})}
      ?disabled=${this.asked.pending}
      @click=${()=>this.tell(`play-move`,e)}
    >
      ${e}
    </button>`:d`<span class="mono">${e}</span>`}onToggle(e){let{open:t}=e.target;t!==h.values&&h.choose({values:t})}onAdd(e){e.preventDefault(),this.beside=vn(this.sum.value)}onAlone(){this.sum.value=``,this.beside=null,this.sum.focus()}onClose(){this.explored=null,this.summary.focus()}};b([w()],Y.prototype,`game`,void 0),b([w()],Y.prototype,`position`,void 0),b([w({attribute:!1})],Y.prototype,`turn`,void 0),b([w({attribute:!1})],Y.prototype,`legal`,void 0),b([n()],Y.prototype,`beside`,void 0),b([n()],Y.prototype,`explored`,void 0),b([f(`#sum`)],Y.prototype,`sum`,void 0),b([f(`summary`)],Y.prototype,`summary`,void 0),Y=b([p(`value-panel`)],Y);var X=44,Z=class extends g{constructor(...e){super(...e),this.line=[],this.worths=new Map,this.at=0,this.label=``}static{this.styles=[_,e`
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
    `]}render(){let e=Math.max(this.line.length,24);return d`<svg
      viewBox="0 0 ${e*10} ${X}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${this.label}
    >
      ${this.line.map((e,t)=>{let n=this.worths.get(e);return y`
          ${e===this.at?y`<rect class="here" x=${t*10} width=${10} height=${X} />`:i}
          ${n?Hn(n,t*10+1.5,7):i}
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
    </svg>`}};b([w({attribute:!1})],Z.prototype,`line`,void 0),b([w({attribute:!1})],Z.prototype,`worths`,void 0),b([w({type:Number})],Z.prototype,`at`,void 0),b([w()],Z.prototype,`label`,void 0),Z=b([p(`value-strip`)],Z);function Hn({value:e,guess:t},n,r){let i=X/2,a=e>.02?`one`:e<-.02?`two`:`even`,o=a===`even`?6:Math.max(3,Math.abs(e)*19),s=a===`one`?i-o:a===`two`?i:19;return y`<rect class="${a}${t?` guess`:``}" x=${n} y=${s} width=${r} height=${o} />`}function Un(e){let t=new URLSearchParams(e).get(`embed`);return t===`board`||t===`screen`?t:null}var Wn=Un(globalThis.location?.search??``);function Gn(e,t,n=`text/plain`){let r=typeof t==`string`?new Blob([t],{type:n}):t,i=document.createElement(`a`);i.href=URL.createObjectURL(r),i.download=e,i.click(),URL.revokeObjectURL(i.href)}var Kn=2;async function qn(e){let t=new Image,n=URL.createObjectURL(new Blob([e],{type:`image/svg+xml`}));try{t.src=n,await t.decode();let[e,r]=[t.naturalWidth*Kn,t.naturalHeight*Kn],i=new OffscreenCanvas(e,r),a=i.getContext(`2d`);if(!a)throw Error(`this browser draws no pictures`);return a.fillStyle=`#ffffff`,a.fillRect(0,0,e,r),a.drawImage(t,0,0,e,r),await i.convertToBlob({type:`image/png`})}finally{URL.revokeObjectURL(n)}}async function Jn(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function Yn(e,t){return`${e.replace(/[^\p{L}\p{N}.-]+/gu,`-`).slice(0,60)}.${t}`}var Xn=e`
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
`;function Zn(e){let{mistakes:t,reviewing:n,reviewable:r}=e;return d`<div class="end">
    <button class="primary again" @click=${e.again}>${T(`play-again`)}</button>
    ${r&&!t?d`<button class="review" ?disabled=${n} @click=${e.review}>
            ${T(`where-wrong`)}${n?`…`:``}
          </button>`:i}
    ${t?Qn(t,e.look):i}
  </div>`}function Qn({mistakes:e,unknown:t},n){let r=e.length;return d`<p role="status">
      ${T(`mistakes`,{count:r})}
      ${t>0?T(`mistakes-unknown`,{unknown:t}):i}
    </p>
    <ul class="mistakes">
      ${e.map(({ply:e,move:t,could:r,became:i,best:a})=>{let o={number:e+1,move:t,could:r,became:i,best:a.join(`, `)};return d`<li>
          <button @click=${()=>n(e)}>
            ${Nt()}<span>${T(`mistake`,o)}</span>
          </button>
        </li>`})}
    </ul>`}var $n=e`
  .chips {
    /* What is only heard scrolls away with the moves, instead of making the page longer. */
    position: relative;
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
  .gloss {
    color: var(--soft);
  }
  .listed .gloss {
    font-size: 1.125em;
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
`;function er({moves:e}){return e.length>0&&e.every(({places:e})=>e.length===0)}function tr({view:e,badges:t,unsolved:n,play:r,type:a}){let o=er(e)?`listed stack`:`moves card`;return d`<section class=${o} aria-label=${T(`moves`)}>
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
    ${n?d`<p class="soft small">${n}</p>`:i}
    <div class="chips" role="group" aria-label=${T(`moves`)} tabindex="-1">
      ${e.moves.map(e=>nr(e,t?.get(e.move),r))}
    </div>
  </section>`}function nr({move:e,meaning:t},n,r){let a=[t?.words??e,n?Re(n):``],o=n&&`worth winner-${n.winner??0} ${n.guess?`guess`:``}`;return d`<button
    class="chip ${n?.best?`best`:``}"
    title=${a.filter(e=>e!==``).join(`, `)}
    @click=${()=>r(e)}
  >
    <span class="mono">${e}</span>
    ${t?.sign?d`<span class="gloss" aria-hidden="true">${t.sign}</span>
            <span class="unseen">${t.words}</span>`:i}
    ${n?d`<span class=${o} aria-hidden="true">${O(n)}</span>`:i}
    ${n?d`<span class="unseen">${Re(n)}</span>`:i}
  </button>`}var rr=e`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    gap: var(--s3);
    align-items: stretch;
    /* Everything that is needed to play is seen at once; what is asked about a position is below. */
    height: calc(100vh - var(--head, 3.6rem) - 6rem);
    height: calc(100dvh - var(--head, 3.6rem) - 6rem);
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
    position: relative;
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
`,ir=450,ar=2e3,or=200,sr=2e4,cr=class{constructor(e,t,n,r){this.host=e,this.state=t,this.cardOf=n,this.moved=r,this.view=null,this.solved=null,this.unsolved=null,this.refusal=null,this.thinking=!1,this.hinting=!1,this.paused=!1,this.covered=null,this.worths=new Map,this.mistakes=null,this.reviewing=!1,this.viewer=null,this.asking=new AbortController,this.foreseen=new Map,this.shown=null,this.seenBy=null,this.answered=!1,this.traces=new Map,e.addController(this)}hostConnected(){}hostDisconnected(){this.asking.abort()}isHuman(e){return this.state.players[e]===F}get secret(){let{history:e,at:t}=this.state;return(this.view?.concealed??0)>0&&e.children(t).length===0}get told(){let{state:e}=this;if(!this.secret)return e;let t=e.history.without(e.at);return{...e,history:t.history,at:t.at}}get trace(){return(this.secret?null:this.traces.get(this.state.at))??[]}get awaited(){let e=this.view?.turn;return!!e&&this.isHuman(e)&&this.covered===null}open(e){let t=e.game===this.state.game;this.state=e,this.worths=new Map,this.traces=new Map,this.shown=null,this.seenBy=null,this.covered=null,this.mistakes=null,t||(this.view=null),this.show()}begin(){let{game:e,players:t,seed:n}=this.state;this.open(I(e,t,n+1))}go(e){let{history:t,at:n}=this.state,r=this.secret&&e!==n&&t.parent(e)!==n?t.without(n).history:t;this.state={...this.state,history:r,at:e},this.show()}undo(){let e=this.state.history.path(this.state.at);if(e.length===0)return;let t=this.view?.history.map(({player:e})=>e)??[],n=e.length-1,r=!this.isHuman(1)||!this.isHuman(2),i=this.isHuman(1)||this.isHuman(2),a=e=>{let n=t[e];return!!n&&!this.isHuman(n)};if(r&&i)for(;0<n&&a(n);)--n;r&&!i&&(this.paused=!0),this.go(e[n-1]??0)}step(e){if(e<0){let e=this.state.history.parent(this.state.at);e!==null&&this.go(e);return}let[t]=this.state.history.children(this.state.at);t!==void 0&&this.go(t)}play(e){this.shown===this.state.at&&this.make(e)}get foresees(){return this.awaited&&!this.isHidden()}async ahead(e){if(this.isHidden()||this.shown!==this.state.at)return null;let t=L(this.state),n={...t,moves:[...t.moves,e]},r=this.key(n),i=this.foreseen.get(r)??C.play(n,null);return this.foreseen.size>or&&this.foreseen.clear(),this.foreseen.set(r,i),i.catch(()=>this.foreseen.delete(r)),(await i).picture}key(e){return JSON.stringify([C.language,e])}async review(){let{signal:e}=this.asking;this.reviewing=!0,this.host.requestUpdate();try{let t=this.state.history.line(this.state.at);this.mistakes=await C.mistakes(L(this.state,t.at(-1)),e)}catch(e){this.fail(e)}this.reviewing=!1,this.host.requestUpdate()}make(e){let{history:t,at:n}=this.state;this.mistakes=null;let r=t.add(n,e);this.view&&this.shown===n&&this.traces.set(r,lr(this.view,e)),this.go(r)}async type(e){let t=L(this.state);try{let{at:n}=this.state,r=await C.play({...t,moves:[...t.moves,e.trim()]},null);return this.state.at===n&&(this.make(r.history.at(-1)?.move??e.trim()),!0)}catch(e){return this.refusal=x(e),this.host.requestUpdate(),!1}}seat(e,t){this.state={...this.state,players:{...this.state.players,[e]:t}},this.paused=!1,this.show()}resume(){this.paused=!1,this.show({insist:!0})}pause(){this.paused=!0,this.show()}uncover(){this.seenBy=this.covered,this.covered=null,this.host.requestUpdate(),this.think(this.asking.signal,!1)}async show({insist:e=!1}={}){this.asking.abort(),this.asking=new AbortController;let{signal:t}=this.asking;this.refusal?.complaint.code!==`unreachable`&&(this.refusal=null),this.solved=null,this.unsolved=null,this.thinking=!1,this.hinting=!1;try{let{at:n}=this.state;this.view=await this.look(t),this.shown=n,this.moved(this.answered),this.answered=!1,this.refusal=null,this.cover(),this.host.requestUpdate(),await this.retrace(t),this.covered===null&&await this.think(t,e)}catch(e){this.fail(e)}}async look(e){let t=L(this.state);if(!this.isHidden())return this.viewer=null,this.foreseen.get(this.key(t))??C.play(t,null,e);let n=[1,2].filter(e=>this.isHuman(e)),r=n[0]??null,i=await C.play(t,r,e),a=i.turn?n.length===2?i.turn:r:null;return this.viewer=a,a===r?i:C.play(t,a,e)}async retrace(e){let{state:t}=this,n=t.history.parent(t.at);if(n===null||this.traces.has(t.at)||this.isHidden()||this.secret)return;let r=await C.play(L(t,n),null,e);this.traces.set(t.at,lr(r,t.history.move(t.at))),this.host.requestUpdate()}isHidden(){return this.cardOf(this.state.game)?.secret??!0}cover(){let e=this.view?.turn??null,t=this.secret||this.view!==null&&this.view.holding!==null,n=this.isHuman(1)&&this.isHuman(2);t||(this.seenBy=null),this.covered=t&&n&&e&&e!==this.seenBy?e:null}async think(e,t){try{if(this.view?.turn===null)this.judge(),h.hints&&!this.isHidden()&&this.fill(e);else if(await this.answer(e,t))return;h.hints&&await this.hint(e)}catch(e){this.fail(e)}}async answer(e,t){let n=this.view?.turn,{history:r,at:i}=this.state;if(!n||this.isHuman(n)||this.paused||r.children(i).length>0&&!t)return!1;this.thinking=!0,this.host.requestUpdate();let a=C.choose(L(this.state),this.state.players[n],e),o=!this.isHuman(1)&&!this.isHuman(2),[{move:s}]=await Promise.all([a,o?ur(ir):null]);return e.aborted||(this.thinking=!1,this.answered=!0,this.make(s)),!0}async hint(e=this.asking.signal){if(this.view?.turn===null||this.covered!==null||this.secret||this.viewer!==null&&this.viewer!==this.view?.turn)return;let t=this.state.at;this.hinting=!0,this.host.requestUpdate();try{let n=await C.hints(L(this.state),this.viewer,e);if(e.aborted)return;this.solved=n;let r=be(n);r&&this.worths.set(t,r),n.proof===`exact`&&n.nodes<=sr&&this.fill(e)}catch(e){if(ae(e))return;this.unsolved=x(e).message}this.hinting=!1,this.host.requestUpdate()}async fill(e){let{state:t}=this;for(let n of[N.START,...t.history.line(t.at)].reverse())if(!this.worths.has(n))try{let r=await C.hints(L(t,n),null,e);if(e.aborted)return;let i=be(r);if(i&&this.worths.set(n,i),this.host.requestUpdate(),r.proof!==`exact`||r.nodes>sr)return}catch{return}}judge(){let e=this.view?.payoff;typeof e==`number`&&this.worths.set(this.state.at,{value:Math.sign(e),guess:!1})}fail(e){if(ae(e)||(this.thinking=!1,this.refusal=x(e),this.host.requestUpdate(),this.refusal.complaint.code!==`unreachable`))return;this.isHidden()||this.moved(this.answered);let{signal:t}=this.asking;setTimeout(()=>{!t.aborted&&this.refusal&&this.show()},ar)}};function lr({moves:e,picture:t},n){return(e.find(e=>e.move===n)?.places??[]).flatMap(e=>t.places[e]??[])}function ur(e){return new Promise(t=>setTimeout(t,e))}var dr=`chomp:4x5`,fr=4e3,Q=class extends g{constructor(...e){super(...e),this.games=[],this.address={screen:`play`,fields:new Map},this.note=``,this.announcement=``,this.table=new cr(this,I(dr,{1:F,2:F}),e=>this.card(e),e=>this.onMoved(e)),this.written=``,this.opened=``,this.onKeyDown=e=>this.onKey(e),this.ahead=e=>this.table.ahead(e)}static{this.styles=[_,Mt,rr,$n,Xn]}connectedCallback(){super.connectedCallback(),document.addEventListener(`keydown`,this.onKeyDown)}disconnectedCallback(){document.removeEventListener(`keydown`,this.onKeyDown),super.disconnectedCallback()}willUpdate(e){let t=e.has(`address`)&&o(this.address)!==this.written;this.games.length!==0&&(t||this.written===``?this.openAddress():e.has(`games`)&&this.table.show())}render(){let{table:e}=this,{view:t,state:n}=e,r=this.card(n.game),a=Wn===`board`||h.projector;return d`<div class="screen ${a?`alone`:``}">
        <section class="board card" aria-label=${T(`board`)}>
          <p class="sentence">${this.sentence()}</p>
          <p class="unseen" role="status">${this.announcement}</p>
          ${t&&t.turn===null&&!e.covered?this.ended(r):i}
          ${e.refusal?S(e.refusal,()=>void e.show()):i}
          ${e.covered?this.cover(e.covered):t?this.board(t):i}
          ${t&&er(t)?this.moves(t):i} ${this.tools(t)}
          ${this.table.worths.size>0&&h.hints&&!h.projector?this.strip(r):i}
          <p class="note" role="status">${this.note}</p>
        </section>
        ${a?i:this.side(r)}
      </div>
      ${t&&!a&&!e.covered&&!e.secret?this.analysis(r,t):i}
      <setup-dialog
        .game=${n.game}
        .notation=${r?.notation??``}
        .position=${e.secret?``:t?.position??``}
        .picture=${e.secret?null:t?.picture??null}
        @set-up=${e=>this.onSetUp(e.detail)}
      ></setup-dialog>`}side(e){let{table:t}=this,{view:n,state:r}=t;return d`<div class="side">
      <game-picker
        .games=${this.games}
        .word=${r.game}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <section class="card seats" aria-label=${T(`players`)}>${this.seats(e,n)}</section>
      ${n&&!er(n)?this.moves(n):i}
      <section class="card past" aria-label=${T(`history`)}>
        <h2>${T(`history`)}</h2>
        <history-view
          .history=${r.history}
          .at=${r.at}
          .secret=${this.secrets()}
          .remarks=${this.remarks()}
          @go=${e=>t.go(e.detail)}
        ></history-view>
      </section>
    </div>`}analysis(e,t){return t.position==null?i:d`<div class="analysis">
      ${le(e,`value`)?d`<value-panel
              class="card"
              .game=${this.table.state.game}
              .position=${t.position}
              .turn=${t.turn??null}
              .legal=${this.table.awaited?t.moves.map(({move:e})=>e):[]}
              @play-move=${e=>this.onPlay(e.detail)}
            ></value-panel>`:i}
      <section class="card" aria-label=${T(`solve-by`)}>
        <solve-panel .card=${e} .game=${t.word} .position=${t.position}></solve-panel>
      </section>
    </div>`}ended(e){let{table:t}=this;return Zn({mistakes:t.mistakes,reviewing:t.reviewing,reviewable:le(e,`hint`)!==void 0&&t.state.at!==N.START,again:()=>t.begin(),review:()=>void t.review(),look:e=>this.look(e)})}look(e){let{history:t,at:n}=this.table.state,r=t.line(n)[e];r!==void 0&&this.table.go(t.parent(r)??N.START)}remarks(){let{state:e,mistakes:t}=this.table,n=e.history.line(e.at);return new Map(t?.mistakes.flatMap(({ply:e,move:t,could:r,became:i,best:a})=>{let o=n[e],s={number:e+1,move:t,could:r,became:i,best:a.join(`, `)};return o===void 0?[]:[[o,T(`mistake`,s)]]}))}sentence(){let{view:e,solved:t,thinking:n,covered:r,refusal:i}=this.table;return r?T(`pass-screen`,{player:r}):e?n&&e.turn?T(`thinking`,{player:e.turn}):h.hints&&t?.sentence?t.sentence:e.sentence:T(i?`not-opened`:`loading`)}board(e){let{table:t}=this,n=[1,2].filter(t=>e.holding?.[t]);return d`
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
      ${e.line&&!e.holding&&!t.secret?d`<p class="last mono">${e.line}</p>`:i}
      <div class="unseen">
        ${e.line&&e.holding?d`<p>${e.line}</p>`:i}
        ${n.map(t=>d`<p>${T(`holding`,{player:t})} ${e.holding?.[t]}</p>`)}
      </div>
    `}cover(e){return d`<div class="cover">
      <p>${T(`pass-screen`,{player:e})}</p>
      <button class="primary" @click=${()=>this.table.uncover()}>
        ${T(`uncover`,{player:e})}
      </button>
    </div>`}tools(e){let{table:t}=this,n=t.state.at!==N.START,r=t.state.history.children(t.state.at).length>0,a=e?.turn,o=!!a&&!t.isHuman(a)&&!t.thinking,s=!t.isHuman(1)&&!t.isHuman(2);return d`<div class="tools" role="group" aria-label=${T(`tools`)}>
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
        <button ?disabled=${!r} @click=${()=>t.step(1)} aria-label=${T(`forward`)}>
          ▶
        </button>
        <button
          aria-pressed=${h.hints}
          aria-busy=${t.hinting}
          @click=${()=>this.toggleHints()}
          title="${T(`hints`)} (H)"
        >
          ${T(`hints`)}${t.hinting?`…`:``}
        </button>
        ${s&&!o?d`<button @click=${()=>t.pause()}>${T(`pause`)}</button>`:o?d`<button class="primary" @click=${()=>t.resume()}>
                  ${T(`go-on`)}
                </button>`:i}
      </div>
      <div class="row">
        <button @click=${()=>t.begin()}>${T(`new-play`)}</button>
        ${h.projector?i:d`<button @click=${()=>this.setup.open()}>${T(`set-up`)}</button> ${t.secret?i:this.menu(e)}`}
      </div>
    </div>`}menu(e){let t=(e,t)=>d`<button
        class="quiet"
        @click=${e=>{e.target.closest(`details`)?.removeAttribute(`open`),t()}}
      >
        ${T(e)}
      </button>`;return d`<details class="menu">
      <summary class="button">${T(`share`)}</summary>
      <div class="list">
        ${t(`copy-position`,()=>void this.copied(e?.position??``))}
        ${t(`copy-link`,()=>void this.copied(location.href))}
        ${t(`save-svg`,()=>void this.saved(`svg`))}
        ${t(`save-png`,()=>void this.saved(`png`))}
        ${t(`save-play`,()=>void this.saved(`json`))}
      </div>
    </details>`}seats(e,t){return(e?.players===1?[1]:[1,2]).map(n=>d`<seat-picker
          .player=${n}
          .word=${this.table.state.players[n]}
          .strategies=${e?.strategies??[]}
          .games=${this.games}
          ?turn=${t?.turn===n}
          @seat=${e=>this.table.seat(n,e.detail)}
        ></seat-picker>`)}moves(e){return e.turn===null||!this.table.awaited?i:tr({view:e,badges:this.badges(),unsolved:h.hints?this.table.unsolved:null,play:e=>this.onPlay(e),type:e=>void this.onType(e)})}strip(e){let{state:t,worths:n}=this.table;return d`<div class="strip">
      <p class="small soft">${T(e?.players===1?`value-strip-alone`:`value-strip`)}</p>
      <value-strip
        .line=${[N.START,...t.history.line(t.at)]}
        .worths=${n}
        .at=${t.at}
        .label=${T(e?.players===1?`value-strip-alone`:`value-strip`)}
        @go=${e=>this.table.go(e.detail)}
      ></value-strip>
    </div>`}badges(){let{solved:e}=this.table;return h.hints&&e?he(e):null}secrets(){return new Set(this.table.secret?[this.table.state.at]:[])}onPlay(e){this.note=``,this.table.play(e)}onNoMove(e){let{view:t,thinking:n,refusal:r}=this.table,i=t?.turn;r?this.show(T(`no-move-unsent`)):i?n||!this.table.isHuman(i)?this.show(T(`no-move-wait`,{player:i})):this.show(e?T(`no-move-at`,{place:e}):T(`no-move-here`)):this.show(T(`no-move-over`))}show(e){this.note=e,clearTimeout(this.forgetting),this.forgetting=setTimeout(()=>this.note=``,fr)}async onType(e){e.preventDefault();let t=this.typed.value.trim();t&&await this.table.type(t)&&this.typed&&(this.typed.value=``)}onGame(e){let{players:t,game:n}=this.table.state,r=gt(e)===gt(n);this.table.open(I(e,r?t:this.opponents(e)))}opponents(e){return{1:F,2:Bt(`medium`,this.card(e)?.strategies??[])??`human`}}onSetUp({start:e,moves:t,seed:n}){let{game:r,players:i,seed:a}=this.table.state,o=I(r,i,n??a),s=o.history.extend(N.START,t);this.table.open({...o,start:e,at:s})}toggleHints(){h.choose({hints:!h.hints}),h.hints&&this.table.hint()}onKey(e){let t=e.composedPath()[0];if(!(e.ctrlKey||e.metaKey||e.altKey)&&!/^(input|textarea|select)$/i.test(t.tagName)&&!t.closest?.(`dialog`)){if(e.key===`h`)this.toggleHints();else if(e.key===`u`)this.table.undo();else if(e.key===`[`)this.table.step(-1);else if(e.key===`]`)this.table.step(1);else return;e.preventDefault()}}card(e){return j(this.games,e)}openAddress(){let e=!this.address.fields.has(`game`),t=Pt(this.address,dr);e&&(t.players=this.opponents(dr)),this.written=o(this.address),this.opened=o(Ft(t)),this.table.open(t)}onMoved(e){this.requestUpdate(),this.announcement=this.announced();let t=Ft(this.table.told),n=o(t);n!==this.written&&n!==this.opened&&(this.opened=``,this.written=n,this.tell(e?`address`:`moved`,t))}announced(){let{view:e,secret:t,covered:n}=this.table;if(!e||n)return``;let{turn:r,history:i,sentence:a}=e,o=t?void 0:i.at(-1),s=r&&this.table.isHuman(r)&&!this.table.isHuman(r===1?2:1)?T(`your-turn`):a;return o?.player?`${T(`has-played`,{player:o.player,move:o.move})} ${s}`:s}async copied(e){this.show(await Jn(e)?T(`copied`):T(`not-copied`))}async saved(e){let t=L(this.table.state);try{let{players:n}=this.table.state,r=await(e===`json`?C.playFile(t,[n[1],n[2]]):C.picture(t,this.table.viewer));Gn(Yn(t.game,e),e===`png`?await qn(r):r)}catch(e){this.table.refusal=x(e),this.requestUpdate()}}};b([w({attribute:!1})],Q.prototype,`games`,void 0),b([w({attribute:!1})],Q.prototype,`address`,void 0),b([n()],Q.prototype,`note`,void 0),b([n()],Q.prototype,`announcement`,void 0),b([f(`setup-dialog`)],Q.prototype,`setup`,void 0),b([f(`#typed`)],Q.prototype,`typed`,void 0),Q=b([p(`play-screen`)],Q);var pr=[[[`F`],`key-stage`],[[`?`],`key-keys`],[[`H`],`key-hints`],[[`U`],`key-undo`],[[`[`,`]`],`key-steps`],[[`←`,`↑`,`↓`,`→`],`key-arrows`],[[`Enter`],`key-touch`],[[`Esc`],`key-escape`]],mr=class extends g{static{this.styles=[_,e`
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
    `]}open(){this.dialog.showModal()}render(){return d`<dialog aria-label=${T(`keys`)}>
      <h2>${T(`keys`)}</h2>
      <dl>
        ${pr.map(([e,t])=>d`<dt>${e.map(e=>d`<kbd>${e}</kbd> `)}</dt>
              <dd>${T(t)}</dd>`)}
      </dl>
      <button class="primary" @click=${()=>this.dialog.close()}>${T(`close`)}</button>
    </dialog>`}};b([f(`dialog`)],mr.prototype,`dialog`,void 0),mr=b([p(`keys-dialog`)],mr);var hr=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),gr=function(e,t){return new URL(e,t).href},_r={},vr=function(e){return e.pathname.endsWith(`.css`)},yr=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},br=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=gr(t,n);let r=s(t),i=vr(r);return yr(_r,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:hr,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},xr={play:()=>Promise.resolve(),graph:()=>br(()=>import(`./graph-screen-BvyYLNky.js`),__vite__mapDeps([0,1]),import.meta.url),tournament:()=>br(()=>import(`./tournament-screen-C4dvhbpK.js`),__vite__mapDeps([2,1,3]),import.meta.url),dice:()=>br(()=>import(`./dice-screen-B5jThdhm.js`),__vite__mapDeps([4,1,5,3]),import.meta.url),learn:()=>br(()=>import(`./learn-screen-D8X_E_7_.js`),__vite__mapDeps([6,1,5,3]),import.meta.url)},Sr=`M12 4v11M7 10l5 5 5-5M5 20h14`,Cr=`M3 4h18v12H3zM12 16v4M8 20h8`,wr=`M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5`,Tr={system:`M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16`,light:`M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5`,dark:`M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5`},Er=[`system`,`light`,`dark`],$=class extends g{constructor(...e){super(...e),this.games=[],this.address=te(location.hash),this.refusal=null,this.lost=!c(location.hash),this.offersFile=!1,this.unloaded=null,this.left=new Map,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.spoken=``,this.printing=!1,this.onKeyDown=e=>this.onKey(e),this.onHash=()=>{this.lost=!c(location.hash),this.open(te(location.hash))},this.onSettings=()=>this.apply(),this.onPrint=e=>{this.printing=e.type===`beforeprint`,h.dispatchEvent(new Event(`change`))}}static{this.styles=[_,e`
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
        background: var(--surface);
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
    `]}connectedCallback(){super.connectedCallback(),addEventListener(`hashchange`,this.onHash),h.addEventListener(`change`,this.onSettings),this.dark.addEventListener(`change`,this.onSettings),addEventListener(`beforeprint`,this.onPrint),addEventListener(`afterprint`,this.onPrint),document.addEventListener(`keydown`,this.onKeyDown),this.apply(),this.onHash()}disconnectedCallback(){removeEventListener(`hashchange`,this.onHash),h.removeEventListener(`change`,this.onSettings),this.dark.removeEventListener(`change`,this.onSettings),document.removeEventListener(`keydown`,this.onKeyDown),removeEventListener(`beforeprint`,this.onPrint),removeEventListener(`afterprint`,this.onPrint),super.disconnectedCallback()}render(){return d`
      ${h.projector?this.leave():Wn?i:this.header()}
      <main class=${h.projector?`stage`:``}>
        <h1 class="unseen">${T(`screen-${this.address.screen}`)}</h1>
        ${this.refusal?S(this.refusal,()=>void this.load()):i}
        ${this.unloaded?S(this.unloaded,()=>this.open(this.address)):i}
        ${this.games.length>0?this.screen():this.refusal?i:d`<p role="status">${T(`loading`)}</p>`}
      </main>
      <keys-dialog></keys-dialog>
    `}leave(){return d`<button
      class="leave quiet"
      aria-label=${T(`projector-leave`)}
      title="${T(`projector-leave`)} (F)"
      @click=${()=>this.stage()}
    >
      ${Or(wr)}
    </button>`}header(){return d`<header>
      <span class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
          <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
        </svg>
        Stratège
      </span>
      <nav aria-label=${T(`screens`)}>
        ${ee.map(e=>d`<a
              href=${o(this.left.get(e)??{screen:e,fields:new Map})}
              aria-current=${e===this.address.screen&&!this.lost?`page`:i}
              >${T(`screen-${e}`)}</a
            >`)}
      </nav>
      <div class="switches">
        ${this.offersFile?d`<a
                class="button"
                href="stratege.html"
                download
                aria-label=${T(`one-file`)}
                title=${T(`one-file`)}
                >${Or(Sr)}</a
              >`:i}
        <button lang=${h.language===`fr`?`en`:`fr`} @click=${this.onLanguage}>
          ${h.language===`fr`?`EN`:`FR`}
          <span class="unseen">${T(`other-language`)}</span>
        </button>
        <button
          @click=${this.onTheme}
          aria-label=${T(`theme-${h.theme}`)}
          title=${T(`theme-${h.theme}`)}
        >
          ${kr(h.theme)}
        </button>
        <button
          aria-label=${T(`projector`)}
          title="${T(`projector`)} (F)"
          @click=${()=>this.stage()}
        >
          ${Or(Cr)}
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
    </header>`}screen(){let{games:e,address:t}=this;if(this.lost)return this.missing();let n=e=>this.keep(e.detail);switch(t.screen){case`play`:return d`<play-screen
          .games=${e}
          .address=${t}
          @address=${n}
          @moved=${e=>this.advance(e.detail)}
        ></play-screen>`;case`graph`:return d`<graph-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></graph-screen>`;case`tournament`:return d`<tournament-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></tournament-screen>`;case`dice`:return d`<dice-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></dice-screen>`;case`learn`:return d`<learn-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></learn-screen>`}}missing(){return d`<section class="card stack">
      <h2>${T(`no-such-page`)}</h2>
      <p>${T(`no-such-page-advice`)}</p>
      <p class="row">
        ${ee.map(e=>d`<a class="button" href=${o({screen:e,fields:new Map})}
              >${T(`screen-${e}`)}</a
            >`)}
      </p>
    </section>`}open(e){this.address=e,this.left.set(e.screen,e),this.unloaded=null,xr[e.screen]().catch(e=>this.unloaded=x(e))}advance(e){this.left.set(e.screen,e),this.address=e,history.pushState(null,``,o(e))}keep(e){let t=this.address;this.left.set(e.screen,e),this.address=e,Dr(t,e)?history.pushState(null,``,o(e)):history.replaceState(null,``,o(e))}stage(){h.choose({projector:!h.projector})}onKey(e){let t=e.composedPath()[0];if(!(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey)&&!(/^(input|textarea|select)$/i.test(t.tagName)||t.closest?.(`dialog`))){if(e.key===`f`||e.key===`Escape`&&h.projector)this.stage();else if(e.key===`?`)this.keys.open();else return;e.preventDefault()}}updated(){document.title=this.tabTitle()}tabTitle(){let{screen:e}=this.address;return[j(this.games,s(this.address,`game`)??``)?.title,T(`screen-${e}`),T(`title`)].filter(e=>e).join(` – `)}onLanguage(){h.choose({language:h.language===`fr`?`en`:`fr`})}onTheme(){let e=(Er.indexOf(h.theme)+1)%Er.length;h.choose({theme:Er[e]??`system`})}apply(){let e=document.documentElement,t=(h.theme===`dark`||h.theme===`system`&&this.dark.matches)&&!this.printing;e.dataset.theme=t?`dark`:`light`,e.toggleAttribute(`data-projector`,h.projector),e.lang=h.language,C.language=h.language,this.spoken!==h.language&&(this.spoken=h.language,this.load())}async load(){try{C.symbols(),this.games=await C.games(),this.refusal=null,this.offersFile=await C.offersFile()}catch(e){this.refusal=x(e)}}};b([n()],$.prototype,`games`,void 0),b([n()],$.prototype,`address`,void 0),b([n()],$.prototype,`refusal`,void 0),b([n()],$.prototype,`lost`,void 0),b([n()],$.prototype,`offersFile`,void 0),b([n()],$.prototype,`unloaded`,void 0),b([f(`keys-dialog`)],$.prototype,`keys`,void 0),$=b([p(`stratege-page`)],$);function Dr(e,t){let n=(e,t)=>e.fields.get(t)??``;return e.fields.has(`game`)&&[`game`,`start`,`seed`].some(r=>n(e,r)!==n(t,r))}function Or(e){return d`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e} fill="none" />
  </svg>`}function kr(e){if(e!==`system`)return Or(Tr[e]);let[t=``,n=``]=Tr.system.split(/(?<=z)/);return d`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t} fill="currentColor" />
    <path d=${n} fill="none" />
  </svg>`}function Ar(){let e=document.getElementById(`stratege-engine`)?.dataset.offline;e&&`serviceWorker`in navigator&&navigator.serviceWorker.register(e).catch(e=>{console.warn(e)})}Ar();export{Re as _,Mn as a,he as b,R as c,I as d,Ft as f,j as g,N as h,Gn as i,Lt as l,Mt as m,Jn as n,kn as o,Nt as p,Yn as r,fn as s,qn as t,F as u,O as v,me as y};