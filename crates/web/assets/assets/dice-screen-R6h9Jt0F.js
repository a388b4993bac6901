import{A as e,B as t,C as n,D as r,F as i,G as a,H as o,L as s,M as c,N as l,O as u,P as d,S as f,T as p,U as m,a as h,b as ee,c as g,g as te,i as _,j as v,k as y,n as b,o as x,s as S,w as C,x as w,y as T}from"./index-BIOCYB6r.js";import"./line-chart-CJpa9M4j.js";import"./number-field-C93vJI-n.js";var E=`one-turn`,D=`simultaneous`,ne=`turns`,O=[`dice`,`gain`,`support`,`edge`];function k(e){return e?.parameters.filter(te)??[]}function A(e){return[...(e?.parameters.find(({name:e})=>e===ne)?.choices??[]).map(({word:e})=>e),E]}function j(e){return e.numbers.get(`n`)??1}function M({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function N(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return re(BigInt(t),BigInt(n))}function re(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var ie=6;function ae(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,ie)}…${n.slice(-6)}`}function P(e,n){let r=t(e,`map`),i=t(e,`variant`)??``,a=/^(simultaneous-)?zero$/.test(i),s=a?i===`zero`?`sequential`:D:i,c=A(n);return F({numbers:new Map(k(n).map(({name:t,default:n,low:r,high:i})=>{let s=o(e,t,t===`one`&&a?0:Number(n));return[t,Math.min(Math.max(s,r??s),i??s)]})),variant:c.find(e=>e===s)??c[0]??`one-turn`,layer:O.find(e=>e===r)??`dice`,fractions:t(e,`fractions`)===`yes`,spot:{own:o(e,`own`,0),other:o(e,`other`,0)}})}function F(e){let t=t=>Math.min(t,j(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function I({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var L=[`optimal`,`blind`,`random`],R=class extends w{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new x(this)}static{this.styles=[f]}render(){let{curves:e,parameter:t}=this,n=e.result;return i`<section class="card stack" aria-label=${y(`curves`)}>
      <h2>${y(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${y(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${y(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${y(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${y(`draw-it`)}
        </button>
      </div>
      ${e.running?i`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:d}
      ${e.refusal?g(e.refusal):d}
      ${n?i`<h3>${this.heading}</h3>
              <line-chart
                .x=${n.values}
                .curves=${n.curves.map(({a:e,b:t,points:n})=>({label:y(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${n.parameter===`n`?`N (${y(`points-to-win`)})`:`D (${y(`most-dice`)})`}
                y-label=${y(`mean-gain-first`)}
              ></line-chart>`:d}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=z(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:L})}};T([c({attribute:!1})],R.prototype,`race`,void 0),T([v()],R.prototype,`parameter`,void 0),T([v()],R.prototype,`heading`,void 0),R=T([l(`dice-curves`)],R);function z(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${y(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function B(e,{own:t,other:n}){let[r,i]=[e.width/e.points,e.height/e.points];return{x:e.x+n*r,y:e.y+t*i,width:r,height:i}}function V(e,t,n){let{points:r}=e,i=Math.floor((n-e.y)/e.height*r),a=Math.floor((t-e.x)/e.width*r);return 0<=i&&i<r&&0<=a&&a<r?{own:i,other:a}:null}function H(e,t,n,r){let i={ArrowUp:[-r,0],ArrowDown:[r,0],ArrowRight:[0,r],ArrowLeft:[0,-r]}[n];if(!i)return null;let a=t=>Math.max(0,Math.min(e-1,t));return{own:a(t.own+i[0]),other:a(t.other+i[1])}}var U=class extends w{constructor(...e){super(...e),this.map=null,this.points=1,this.spot={own:0,other:0},this.label=``}static{this.styles=[f,s`
      .map {
        position: relative;
        width: 100%;
        cursor: crosshair;
        touch-action: manipulation;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .spot {
        position: absolute;
        min-width: 9px;
        min-height: 9px;
        translate: -50% -50%;
        box-sizing: border-box;
        outline: 2px solid #16191d;
        box-shadow: 0 0 0 4px #fff;
        pointer-events: none;
      }
    `]}render(){let{map:e}=this;if(!e)return d;let{x:t,y:n,width:r,height:a}=B(this.field(e),this.spot),o=e=>`${100*e}%`,s=`left: ${o(t+r/2)}; top: ${o(n+a/2)}; width: ${o(r)}; height: ${o(a)}`;return i`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${y(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${h(e.svg)}
      <span class="spot" .style=${s}></span>
    </div>`}field({field:[e=0,t=0,n=1,r=1]}){return{x:e,y:t,width:n,height:r,points:this.points}}onPoint(e){let t=this.whole.getBoundingClientRect();if(!this.map)return;let[n,r]=[e.clientX-t.left,e.clientY-t.top];this.look(V(this.field(this.map),n/t.width,r/t.height))}onKey(e){let t=H(this.points,this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};T([c({attribute:!1})],U.prototype,`map`,void 0),T([c({type:Number})],U.prototype,`points`,void 0),T([c({attribute:!1})],U.prototype,`spot`,void 0),T([c()],U.prototype,`label`,void 0),T([e(`.map`)],U.prototype,`whole`,void 0),U=T([l(`heat-map`)],U);var W=s`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 42rem) minmax(18rem, 1fr);
    gap: var(--s4);
    align-items: start;
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
  }
  .form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--s3) var(--s4);
    align-items: end;
  }
  .form .field {
    grid-template-columns: minmax(0, 1fr);
  }
  .form .check {
    min-height: 2.5rem;
  }
  .fraction {
    font-size: var(--small);
  }
  .best-here {
    flex-wrap: nowrap;
  }
  .big {
    font-size: 3rem;
    font-weight: 700;
    line-height: 1;
  }
  .bars {
    width: 100%;
  }
  .bars td {
    padding-block: 2px;
    border: 0;
  }
  .bars tr.best td {
    font-weight: 700;
  }
  .bar {
    width: 45%;
    min-width: 6rem;
  }
  .bar svg {
    display: block;
    width: 100%;
    height: 1.1rem;
  }
  .axis {
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .minus {
    fill: var(--second);
  }
  .matrix td,
  .matrix th {
    text-align: center;
    padding: var(--s1) var(--s2);
  }
  @media (max-width: 30rem) {
    .bars .bar {
      display: none;
    }
    .bars th,
    .bars td {
      padding-inline: var(--s1);
    }
  }
  @media (max-width: 60rem) {
    .both {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;function G(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?i`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:i`<span class="mono fraction">${n.map(ae).join(` / `)}</span>
    <button class="small" @click=${()=>void b(t)}>
      ${y(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function K(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function q(e){return e===null?`~`:e===0?`×`:String(e)}function J(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function oe(e){return J(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${q(n)}`).join(` · `)}var Y=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function se(e){let t=Math.max(0,Math.min(1,e))*(Y.length-1),n=Y[Math.floor(t)]??[0,0,0],r=Y[Math.ceil(t)]??n,i=t-Math.floor(t),a=e=>Math.round(n[e]+(r[e]-n[e])*i);return[a(0),a(1),a(2)]}function ce(e){return(le(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function le(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function ue([e,t,n]){return`rgb(${e} ${t} ${n})`}function de(e){let t=(e.other_strategy?.length??0)>0,n=e.choices.map(({gain:e})=>N(e)),a=Math.max(...n),o=a-Math.min(...n)||1;return i`<table class="bars">
    <thead>
      <tr>
        <th class="number">${y(`dice`)}</th>
        <th class="number">${y(`gain`)}</th>
        <th class="bar">${y(`behind-best`)}</th>
        ${t?i`<th class="number">${y(`chosen`)}</th>`:d}
        ${t?i`<th class="number">${y(`other-chooses`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:s,chance:c},l)=>{let f=n[l]??0;return i`<tr class=${c>0?`best`:``}>
          <td class="number">${s}</td>
          <td class="number">${u(f,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(a-f)/o} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?i`<td class="number">${r(c)}</td>`:d}
          ${t?i`<td class="number">${r(e.other_strategy?.[l]??0)}</td>`:d}
        </tr>`})}
    </tbody>
  </table>`}function fe(e){let t=Math.max(...e.choices.map(({gain:e})=>N(e))),n=u(N(e.value),6);return y(`standing-proof`,{value:n,most:u(t,6)})}function pe(e){let t=e.payoffs??[];return i`<section class="card stack" aria-label=${y(`best-mixture`)}>
    <h2>${y(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`best-mixture`)}>
      ${X(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?y(`only-best`):e.unique===!1?y(`not-only-best`):``}
      ${Z(e)}
    </p>
    <h2>${y(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>i`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>i`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(me)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function X(e){let t=e.some(e=>typeof e==`string`);return i`<table>
    <thead>
      <tr>
        <th class="number">${y(`dice`)}</th>
        <th class="number">${y(`chosen`)}</th>
        ${t?i`<th>${y(`fraction`)}</th>`:d}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,n)=>N(e)===0?d:i`<tr>
              <th scope="row" class="number">${n+1}</th>
              <td class="number">${r(N(e),2)}</td>
              ${t?i`<td>${G(e)}</td>`:d}
            </tr>`)}
    </tbody>
  </table>`}function me(e){let t=se((N(e)+1)/2);return i`<td
    title=${typeof e==`string`?e:d}
    .style=${`background: ${ue(t)}; color: ${ce(t)}`}
  >
    ${u(N(e),2)}
  </td>`}function Z(e){if(typeof e.value==`string`)return y(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return y(`certificate`,{gap:t})}function he(e){let t=K(e.dice,e.lost??[]).map((e,t)=>({own:t,text:oe(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return i`<details>
    <summary>${y(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>_(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${y(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${y(`own-points`)}</th>
            <th>${y(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.map(({own:e,text:t})=>i`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function ge(e){if(e.gain.length===0)return d;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return i`<details>
    <summary>${y(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>_(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${y(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${y(`own-points`)}</th>
            <th class="number">${y(`other-points`)}</th>
            <th>${y(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>i`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${G(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var _e=80,ve=400,[ye,be,xe]=[320,640,32],Q=class extends w{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=P({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new x(this),this.exact=new x(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.spoken=``,this.known=null}static{this.styles=[f,W]}willUpdate(e){this.job.result&&this.spoken!==a.language&&this.solve(),e.has(`address`)&&m(this.address)!==this.written&&(this.written=m(this.address),this.view=P(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([M(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),_e))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...M(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),ve))}get card(){return this.games.find(e=>S(e,`dice`))}render(){let{job:e,view:t}=this;return i`<div class="screen">
      <section class="card stack" aria-label=${y(`screen-dice`)}>
        ${this.form()}
        ${e.running?i`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:d}
        ${e.refusal?g(e.refusal,()=>this.solve()):d}
        ${e.result?i`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:d}
        ${e.result&&t.fractions?this.exactValue():d}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):d}
      <dice-curves .race=${M(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,n=e.variant===E,r=k(t).filter(({name:e})=>!n||e!==`n`),a=t?.parameters.flatMap(({choices:e})=>e??[])??[];return i`<div class="form">
      ${r.map(e=>this.numberField(e))}
      <label class="field"
        >${y(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${A(t).map(t=>i`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?y(`variant-one-turn`):a.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===D}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${y(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:t,low:n,high:r}){return i`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=O.filter(t=>t!==`support`||e.variant===`simultaneous`);return i`<label class="field"
      >${y(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>i`<option value=${t} ?selected=${t===e.layer}>
              ${y(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:n}=this.view,r=this.view.fractions?this.exact.result:null;return i`<div class="both">
      <section class="card stack" aria-label=${y(`layer-${n}`)}>
        ${this.layerChoice()}
        <heat-map
          .map=${e.map??null}
          .points=${e.n}
          .spot=${t}
          .label=${y(`layer-${n}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${he(e)} ${r?ge(r):d}
      </section>
      <section class="card stack" aria-label=${y(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}best(e){return this.known?.race!==e&&(this.known={race:e,best:K(e.dice,e.lost??[])}),this.known.best}standingCard(e){let{own:t,other:n}=this.view.spot,r=this.best(e)[t]?.[n]??null,a=N(e.gain[t]?.[n]??0),o=$(this.standing,this.view.spot)?this.standing:null,s=(t,n)=>i`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return i`
      <div class="row end">
        ${s(`own`,y(`own-points`))} ${s(`other`,y(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${q(r)}</span>
        <span>
          ${r===null?y(`mixture-here`):r===0?y(`lost-here`):y(`throw`,{dice:r})}<br />
          ${y(`mean-gain`,{gain:u(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():d}
      ${o?de(o):i`<p class="soft small">${this.lookRefusal?g(this.lookRefusal):y(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?i`<p class="small">${fe(o)}</p>`:d}
      <p class="small soft">${Z(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?d:e.running?i`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?g(e.refusal):e.result?i`<p id="exact-value">${y(`exact-value`)} ${G(e.result.value)}</p>`:d}exactHere(){let{result:e}=this.exact,{own:t,other:n}=this.view.spot,r=e?.gain[t]?.[n],a=$(e?.at??null,this.view.spot)?e?.at?.value:r;return a===void 0?d:i`<p id="exact-here">${y(`exact-gain`)} ${G(a)}</p>`}oneTurn(e){return pe((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=u(N(e.value),4);return this.view.variant===`one-turn`?y(`one-turn-sentence`,{d:e.d,value:t}):y(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.spoken=a.language;let{layer:e,variant:t}=this.view,n=t===`one-turn`?null:{layer:e,width:this.mapWidth};this.job.start(`dice`,{...M(this.view),map:n})}get mapWidth(){let e=(this.clientWidth||window.innerWidth)/ee()-xe;return Math.round(Math.max(ye,Math.min(be,e)))}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let r={...M(this.view),at:[e,t]};this.standing=await n.diceAt(r,this.asking.signal),this.lookRefusal=null}catch(e){p(e)||(this.lookRefusal=C(e))}}change(e,t){this.view=F({...this.view,...e});let n=I(this.view);this.written=m(n),this.tell(`address`,n),t&&this.solve()}};T([c({attribute:!1})],Q.prototype,`games`,void 0),T([c({attribute:!1})],Q.prototype,`address`,void 0),T([v()],Q.prototype,`view`,void 0),T([v()],Q.prototype,`standing`,void 0),T([v()],Q.prototype,`lookRefusal`,void 0),Q=T([l(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};