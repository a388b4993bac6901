import{C as e,E as t,O as n,P as r,R as i,S as a,V as o,_ as s,b as c,d as l,f as u,g as d,l as f,m as p,n as m,p as h,r as ee,t as g,u as _,w as v,x as y,y as b,z as x}from"./jobs-BEzt_sH5.js";import{a as te,h as S,i as C,n as w,o as T}from"./index-N4xWky_S.js";import"./line-chart-DmwWT9_9.js";import"./number-field-ChEjJKZG.js";var E=`one-turn`,D=`simultaneous`,ne=`turns`,O=[`dice`,`gain`,`support`,`edge`];function k(e){return e?.parameters.filter(ee)??[]}function A(e){return[...(e?.parameters.find(({name:e})=>e===ne)?.choices??[]).map(({word:e})=>e),E]}function j(e){return e.numbers.get(`n`)??1}function M({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function N(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return re(BigInt(t),BigInt(n))}function re(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var ie=6;function ae(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,ie)}…${n.slice(-6)}`}function P(e,t){let n=r(e,`map`),a=r(e,`variant`)??``,o=/^(simultaneous-)?zero$/.test(a),s=o?a===`zero`?`sequential`:D:a,c=A(t);return F({numbers:new Map(k(t).map(({name:t,default:n,low:r,high:a})=>{let s=i(e,t,t===`one`&&o?0:Number(n));return[t,Math.min(Math.max(s,r??s),a??s)]})),variant:c.find(e=>e===s)??c[0]??`one-turn`,layer:O.find(e=>e===n)??`dice`,fractions:r(e,`fractions`)===`yes`,spot:{own:i(e,`own`,0),other:i(e,`other`,0)}})}function F(e){let t=t=>Math.min(t,j(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function I({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var L=[`optimal`,`blind`,`random`],R=class extends _{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new T(this)}static{this.styles=[l]}render(){let{curves:e,parameter:n}=this,r=e.result;return t`<section class="card stack" aria-label=${b(`curves`)}>
      <h2>${b(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${b(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${n===`n`}>${b(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${n===`d`}>${b(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${b(`draw-it`)}
        </button>
      </div>
      ${e.running?t`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:v}
      ${e.refusal?m(e.refusal):v}
      ${r?t`<h3>${this.heading}</h3>
              <line-chart
                .x=${r.values}
                .curves=${r.curves.map(({a:e,b:t,points:n})=>({label:b(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${r.parameter===`n`?`N (${b(`points-to-win`)})`:`D (${b(`most-dice`)})`}
                y-label=${b(`mean-gain-first`)}
              ></line-chart>`:v}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=z(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:L})}};f([a({attribute:!1})],R.prototype,`race`,void 0),f([y()],R.prototype,`parameter`,void 0),f([y()],R.prototype,`heading`,void 0),R=f([e(`dice-curves`)],R);function z(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${b(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function B(e,{own:t,other:n}){let[r,i]=[e.width/e.points,e.height/e.points];return{x:e.x+n*r,y:e.y+t*i,width:r,height:i}}function V(e,t,n){let{points:r}=e,i=Math.floor((n-e.y)/e.height*r),a=Math.floor((t-e.x)/e.width*r);return 0<=i&&i<r&&0<=a&&a<r?{own:i,other:a}:null}function H(e,t,n,r){let i={ArrowUp:[-r,0],ArrowDown:[r,0],ArrowRight:[0,r],ArrowLeft:[0,-r]}[n];if(!i)return null;let a=t=>Math.max(0,Math.min(e-1,t));return{own:a(t.own+i[0]),other:a(t.other+i[1])}}var U=class extends _{constructor(...e){super(...e),this.map=null,this.points=1,this.spot={own:0,other:0},this.label=``}static{this.styles=[l,n`
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
    `]}render(){let{map:e}=this;if(!e)return v;let{x:n,y:r,width:i,height:a}=B(this.field(e),this.spot),o=e=>`${100*e}%`,s=`left: ${o(n+i/2)}; top: ${o(r+a/2)}; width: ${o(i)}; height: ${o(a)}`;return t`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${b(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${te(e.svg)}
      <span class="spot" .style=${s}></span>
    </div>`}field({field:[e=0,t=0,n=1,r=1]}){return{x:e,y:t,width:n,height:r,points:this.points}}onPoint(e){let t=this.whole.getBoundingClientRect();if(!this.map)return;let[n,r]=[e.clientX-t.left,e.clientY-t.top];this.look(V(this.field(this.map),n/t.width,r/t.height))}onKey(e){let t=H(this.points,this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};f([a({attribute:!1})],U.prototype,`map`,void 0),f([a({type:Number})],U.prototype,`points`,void 0),f([a({attribute:!1})],U.prototype,`spot`,void 0),f([a()],U.prototype,`label`,void 0),f([c(`.map`)],U.prototype,`whole`,void 0),U=f([e(`heat-map`)],U);var W=n`
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
`;function G(e){let n=String(e),r=n.split(`/`);return r.every(e=>e.length<=24)?t`<span class="mono fraction">${n.replace(`-`,`−`)}</span>`:t`<span class="mono fraction">${r.map(ae).join(` / `)}</span>
    <button class="small" @click=${()=>void w(n)}>
      ${b(`copy-digits`,{digits:n.replace(/\D/g,``).length})}
    </button>`}function K(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function q(e){return e===null?`~`:e===0?`×`:String(e)}function J(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function oe(e){return J(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${q(n)}`).join(` · `)}var Y=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function se(e){let t=Math.max(0,Math.min(1,e))*(Y.length-1),n=Y[Math.floor(t)]??[0,0,0],r=Y[Math.ceil(t)]??n,i=t-Math.floor(t),a=e=>Math.round(n[e]+(r[e]-n[e])*i);return[a(0),a(1),a(2)]}function ce(e){return(le(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function le(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function ue([e,t,n]){return`rgb(${e} ${t} ${n})`}function de(e){let n=(e.other_strategy?.length??0)>0,r=e.choices.map(({gain:e})=>N(e)),i=Math.max(...r),a=i-Math.min(...r)||1;return t`<table class="bars">
    <thead>
      <tr>
        <th class="number">${b(`dice`)}</th>
        <th class="number">${b(`gain`)}</th>
        <th class="bar">${b(`behind-best`)}</th>
        ${n?t`<th class="number">${b(`chosen`)}</th>`:v}
        ${n?t`<th class="number">${b(`other-chooses`)}</th>`:v}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:o,chance:c},l)=>{let u=r[l]??0;return t`<tr class=${c>0?`best`:``}>
          <td class="number">${o}</td>
          <td class="number">${s(u,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-u)/a} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${n?t`<td class="number">${d(c)}</td>`:v}
          ${n?t`<td class="number">${d(e.other_strategy?.[l]??0)}</td>`:v}
        </tr>`})}
    </tbody>
  </table>`}function fe(e){let t=Math.max(...e.choices.map(({gain:e})=>N(e))),n=s(N(e.value),6);return b(`standing-proof`,{value:n,most:s(t,6)})}function pe(e){let n=e.payoffs??[];return t`<section class="card stack" aria-label=${b(`best-mixture`)}>
    <h2>${b(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${b(`best-mixture`)}>
      ${X(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?b(`only-best`):e.unique===!1?b(`not-only-best`):``}
      ${Z(e)}
    </p>
    <h2>${b(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${b(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${n.map((e,n)=>t`<th scope="col">${n+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${n.map((e,n)=>t`<tr>
                <th scope="row">${n+1}</th>
                ${e.map(me)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function X(e){let n=e.some(e=>typeof e==`string`);return t`<table>
    <thead>
      <tr>
        <th class="number">${b(`dice`)}</th>
        <th class="number">${b(`chosen`)}</th>
        ${n?t`<th>${b(`fraction`)}</th>`:v}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,r)=>N(e)===0?v:t`<tr>
              <th scope="row" class="number">${r+1}</th>
              <td class="number">${d(N(e),2)}</td>
              ${n?t`<td>${G(e)}</td>`:v}
            </tr>`)}
    </tbody>
  </table>`}function me(e){let n=se((N(e)+1)/2);return t`<td
    title=${typeof e==`string`?e:v}
    .style=${`background: ${ue(n)}; color: ${ce(n)}`}
  >
    ${s(N(e),2)}
  </td>`}function Z(e){if(typeof e.value==`string`)return b(`certificate-exact`);let t=e.certificate===0?`0`:e.certificate.toExponential(1);return b(`certificate`,{gap:t})}function he(e){let n=K(e.dice,e.lost??[]).map((e,t)=>({own:t,text:oe(e)})),r=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return t`<details>
    <summary>${b(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>C(`strategy.csv`,`${r()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>C(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${b(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${b(`own-points`)}</th>
            <th>${b(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${n.map(({own:e,text:n})=>t`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${n}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function ge(e){if(e.gain.length===0)return v;let n=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return t`<details>
    <summary>${b(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>C(`fractions.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${b(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${b(`own-points`)}</th>
            <th class="number">${b(`other-points`)}</th>
            <th>${b(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,n)=>e.map((e,r)=>t`<tr>
                  <td class="number">${n}</td>
                  <td class="number">${r}</td>
                  <td>${G(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var _e=80,ve=400,[ye,be,xe]=[320,640,32],Q=class extends _{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=P({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new T(this),this.exact=new T(this),this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.spoken=``,this.known=null}static{this.styles=[l,W]}willUpdate(e){this.job.result&&this.spoken!==o.language&&this.solve(),e.has(`address`)&&x(this.address)!==this.written&&(this.written=x(this.address),this.view=P(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([M(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),_e))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...M(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),ve))}get card(){return this.games.find(e=>g(e,`dice`))}render(){let{job:e,view:n}=this;return t`<div class="screen">
      <section class="card stack" aria-label=${b(`screen-dice`)}>
        ${this.form()}
        ${e.running?t`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:v}
        ${e.refusal?m(e.refusal,()=>this.solve()):v}
        ${e.result?t`<p class="sentence" aria-live="polite">${this.sentence(e.result)}</p>`:v}
        ${e.result&&n.fractions?this.exactValue():v}
      </section>
      ${e.result?n.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):v}
      <dice-curves .race=${M(n)}></dice-curves>
    </div>`}form(){let{view:e,card:n}=this,r=e.variant===E,i=k(n).filter(({name:e})=>!r||e!==`n`),a=n?.parameters.flatMap(({choices:e})=>e??[])??[];return t`<div class="form">
      ${i.map(e=>this.numberField(e))}
      <label class="field"
        >${b(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${A(n).map(n=>t`<option value=${n} ?selected=${n===e.variant}>
                ${n===`one-turn`?b(`variant-one-turn`):a.find(({word:e})=>e===n)?.about??n}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===D}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${b(`fractions`)}</label
      >
    </div>`}numberField({name:e,about:n,low:r,high:i}){return t`<number-field
      data-parameter=${e}
      label=${`${n} (${r} – ${i})`}
      .low=${r??0}
      .high=${i??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,n=O.filter(t=>t!==`support`||e.variant===`simultaneous`);return t`<label class="field"
      >${b(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${n.map(n=>t`<option value=${n} ?selected=${n===e.layer}>
              ${b(`layer-${n}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:n,layer:r}=this.view,i=this.view.fractions?this.exact.result:null;return t`<div class="both">
      <section class="card stack" aria-label=${b(`layer-${r}`)}>
        ${this.layerChoice()}
        <heat-map
          .map=${e.map??null}
          .points=${e.n}
          .spot=${n}
          .label=${b(`layer-${r}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${he(e)} ${i?ge(i):v}
      </section>
      <section class="card stack" aria-label=${b(`standing`)}>
        ${this.standingCard(e)}
      </section>
    </div>`}best(e){return this.known?.race!==e&&(this.known={race:e,best:K(e.dice,e.lost??[])}),this.known.best}standingCard(e){let{own:n,other:r}=this.view.spot,i=this.best(e)[n]?.[r]??null,a=N(e.gain[n]?.[r]??0),o=$(this.standing,this.view.spot)?this.standing:null,c=(n,r)=>t`<number-field
        label=${r}
        .high=${e.n-1}
        .value=${this.view.spot[n]}
        @number=${e=>this.change({spot:{...this.view.spot,[n]:e.detail}},!1)}
      ></number-field>`;return t`
      <div class="row end">
        ${c(`own`,b(`own-points`))} ${c(`other`,b(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${q(i)}</span>
        <span>
          ${i===null?b(`mixture-here`):i===0?b(`lost-here`):b(`throw`,{dice:i})}<br />
          ${b(`mean-gain`,{gain:s(a,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():v}
      ${o?de(o):t`<p class="soft small">${this.lookRefusal?m(this.lookRefusal):b(`loading`)}</p>`}
      ${o&&this.view.variant===`simultaneous`?t`<p class="small">${fe(o)}</p>`:v}
      <p class="small soft">${Z(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:n}=this;return n.variant===`simultaneous`?v:e.running?t`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?m(e.refusal):e.result?t`<p id="exact-value">${b(`exact-value`)} ${G(e.result.value)}</p>`:v}exactHere(){let{result:e}=this.exact,{own:n,other:r}=this.view.spot,i=e?.gain[n]?.[r],a=$(e?.at??null,this.view.spot)?e?.at?.value:i;return a===void 0?v:t`<p id="exact-here">${b(`exact-gain`)} ${G(a)}</p>`}oneTurn(e){return pe((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=s(N(e.value),4);return this.view.variant===`one-turn`?b(`one-turn-sentence`,{d:e.d,value:t}):b(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.spoken=o.language;let{layer:e,variant:t}=this.view,n=t===`one-turn`?null:{layer:e,width:this.mapWidth};this.job.start(`dice`,{...M(this.view),map:n})}get mapWidth(){let e=(this.clientWidth||window.innerWidth)/S()-xe;return Math.round(Math.max(ye,Math.min(be,e)))}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...M(this.view),at:[e,t]};this.standing=await u.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){p(e)||(this.lookRefusal=h(e))}}change(e,t){this.view=F({...this.view,...e});let n=I(this.view);this.written=x(n),this.tell(`address`,n),t&&this.solve()}};f([a({attribute:!1})],Q.prototype,`games`,void 0),f([a({attribute:!1})],Q.prototype,`address`,void 0),f([y()],Q.prototype,`view`,void 0),f([y()],Q.prototype,`standing`,void 0),f([y()],Q.prototype,`lookRefusal`,void 0),Q=f([e(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};