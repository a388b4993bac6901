import{A as e,C as t,E as n,H as r,I as i,O as a,S as o,T as s,V as c,W as l,_ as u,d,f,h as p,l as m,m as h,n as g,p as _,r as ee,t as v,u as y,v as te,w as b,x,y as S}from"./jobs-su9Y5C-2.js";import{a as C,i as w,n as ne,r as re,s as T,t as ie}from"./index-DxDDJ7R7.js";import"./line-chart-DO2POd-I.js";import"./number-field-BiA7Q-C5.js";var E=`one-turn`,D=`simultaneous`,ae=`turns`,O=[`dice`,`gain`,`support`,`edge`];function k(e){return e?.parameters.filter(ee)??[]}function A(e){return[...(e?.parameters.find(({name:e})=>e===ae)?.choices??[]).map(({word:e})=>e),E]}function j(e){return e.numbers.get(`n`)??1}function M({numbers:e,variant:t}){return{...Object.fromEntries(e),variant:t}}function N(e){if(typeof e==`number`)return e;let[t=`0`,n=`1`]=e.split(`/`);return oe(BigInt(t),BigInt(n))}function oe(e,t){let n=Math.max(0,t.toString().length-30),r=10n**BigInt(n);return Number(e/r)/Number(t/r)}var se=6;function P(e){let t=e.startsWith(`-`)?`−`:``,n=e.replace(`-`,``);return n.length<=24?`${t}${n}`:`${t}${n.slice(0,se)}…${n.slice(-6)}`}function F(e,t){let n=i(e,`map`),r=i(e,`variant`)??``,a=/^(simultaneous-)?zero$/.test(r),o=a?r===`zero`?`sequential`:D:r,s=A(t);return I({numbers:new Map(k(t).map(({name:t,default:n,low:r,high:i})=>{let o=c(e,t,t===`one`&&a?0:Number(n));return[t,Math.min(Math.max(o,r??o),i??o)]})),variant:s.find(e=>e===o)??s[0]??`one-turn`,layer:O.find(e=>e===n)??`dice`,fractions:i(e,`fractions`)===`yes`,spot:{own:c(e,`own`,0),other:c(e,`other`,0)}})}function I(e){let t=t=>Math.min(t,j(e)-1),n=e.layer===`support`&&e.variant!==`simultaneous`?`dice`:e.layer;return{...e,layer:n,spot:{own:t(e.spot.own),other:t(e.spot.other)}}}function L({numbers:e,variant:t,layer:n,fractions:r,spot:i}){let a=new Map([...e].map(([e,t])=>[e,String(t)]));return a.set(`variant`,t),a.set(`map`,n),a.set(`fractions`,r?`yes`:``),a.set(`own`,String(i.own)),a.set(`other`,String(i.other)),{screen:`dice`,fields:a}}var R=[`optimal`,`blind`,`random`],z=class extends d{constructor(...e){super(...e),this.race={},this.parameter=`n`,this.heading=``,this.curves=new T(this)}static{this.styles=[f]}render(){let{curves:e,parameter:t}=this,r=e.result;return a`<section class="card stack" aria-label=${x(`curves`)}>
      <h2>${x(`curves`)}</h2>
      <div class="row end">
        <label class="field"
          >${x(`curve-against`)}
          <select
            @change=${e=>{this.parameter=e.target.value}}
          >
            <option value="n" ?selected=${t===`n`}>${x(`points-to-win`)} (N)</option>
            <option value="d" ?selected=${t===`d`}>${x(`most-dice`)} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${e.running} @click=${this.onCurves}>
          ${x(`draw-it`)}
        </button>
      </div>
      ${e.running?a`<job-progress
              .progress=${e.progress}
              @cancel=${()=>e.cancel()}
            ></job-progress>`:n}
      ${e.refusal?g(e.refusal):n}
      ${r?a`<h3>${this.heading}</h3>
              <line-chart
                .x=${r.values}
                .curves=${r.curves.map(({a:e,b:t,points:n})=>({label:x(`a-against-b`,{a:e,b:t}),values:n.map(({gain:e})=>e)}))}
                x-label=${r.parameter===`n`?`N (${x(`points-to-win`)})`:`D (${x(`most-dice`)})`}
                y-label=${x(`mean-gain-first`)}
              ></line-chart>`:n}
    </section>`}onCurves(){let{parameter:e}=this,t=Number(this.race[e]),n=Math.max(1,Math.ceil(t/25)),r=[];for(let i=e===`n`?n:1;i<=t;i+=n)r.push(i);this.heading=B(this.race,e,r),this.curves.start(`dice-curve`,{...this.race,parameter:e,values:r,strategies:R})}};m([b({attribute:!1})],z.prototype,`race`,void 0),m([t()],z.prototype,`parameter`,void 0),m([t()],z.prototype,`heading`,void 0),z=m([s(`dice-curves`)],z);function B(e,t,n){let r=r=>{let i=r===t?`${n[0]} … ${n.at(-1)}`:e[r];return`${r.toUpperCase()} = ${i}`},i=e.variant===`one-turn`?[`d`]:[`n`,`d`];return`${x(`mean-gain-first`)} (${i.map(r).join(`, `)})`}function V(e,{own:t,other:n}){let[r,i]=[e.width/e.points,e.height/e.points];return{x:e.x+n*r,y:e.y+t*i,width:r,height:i}}function H(e,t,n){let{points:r}=e,i=Math.floor((n-e.y)/e.height*r),a=Math.floor((t-e.x)/e.width*r);return 0<=i&&i<r&&0<=a&&a<r?{own:i,other:a}:null}function U(e,t,n,r){let i={ArrowUp:[-r,0],ArrowDown:[r,0],ArrowRight:[0,r],ArrowLeft:[0,-r]}[n];if(!i)return null;let a=t=>Math.max(0,Math.min(e-1,t));return{own:a(t.own+i[0]),other:a(t.other+i[1])}}var W=class extends d{constructor(...e){super(...e),this.map=null,this.points=1,this.spot={own:0,other:0},this.label=``}static{this.styles=[f,e`
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
    `]}render(){let{map:e}=this;if(!e)return n;let{x:t,y:r,width:i,height:o}=V(this.field(e),this.spot),s=e=>`${100*e}%`,c=`left: ${s(t+i/2)}; top: ${s(r+o/2)}; width: ${s(i)}; height: ${s(o)}`;return a`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${x(`map-keys`)}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${C(e.svg)}
      <span class="spot" .style=${c}></span>
    </div>`}field({field:[e=0,t=0,n=1,r=1]}){return{x:e,y:t,width:n,height:r,points:this.points}}onPoint(e){let t=this.whole.getBoundingClientRect();if(!this.map)return;let[n,r]=[e.clientX-t.left,e.clientY-t.top];this.look(H(this.field(this.map),n/t.width,r/t.height))}onKey(e){let t=U(this.points,this.spot,e.key,e.shiftKey?10:1);t&&(e.preventDefault(),this.look(t))}look(e){!e||e.own===this.spot.own&&e.other===this.spot.other||this.tell(`spot`,e)}};m([b({attribute:!1})],W.prototype,`map`,void 0),m([b({type:Number})],W.prototype,`points`,void 0),m([b({attribute:!1})],W.prototype,`spot`,void 0),m([b()],W.prototype,`label`,void 0),m([o(`.map`)],W.prototype,`whole`,void 0),W=m([s(`heat-map`)],W);var G=e`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, calc(var(--map-width) + 2 * var(--s4) + 2px)) minmax(
        18rem,
        1fr
      );
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
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
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
  /* As high as the screen: what does not fit scrolls beside the map. */
  .stage .both > .card {
    max-height: calc(100vh - 2 * var(--s3));
    max-height: calc(100dvh - 2 * var(--s3));
    overflow-y: auto;
    box-sizing: border-box;
  }
  .stage .sentence {
    padding-inline-end: 3rem;
  }
  @media (max-width: 60rem) {
    .both {
      grid-template-columns: minmax(0, 1fr);
    }
    .stage .both > .card {
      max-height: none;
    }
  }
`;function K(e){let t=String(e),n=t.split(`/`);return n.every(e=>e.length<=24)?a`<span class="mono fraction">${t.replace(`-`,`−`)}</span>`:a`<span class="mono fraction">${n.map(P).join(` / `)}</span>
    <button class="small" @click=${()=>void ne(t)}>
      ${x(`copy-digits`,{digits:t.replace(/\D/g,``).length})}
    </button>`}function q(e,t){let n=e.map(e=>[...e]);for(let[e=0,r=0]of t){let t=n[e];t&&(t[r]=0)}return n}function J(e){return e===null?`~`:e===0?`×`:String(e)}function ce(e){let t=[];return e.forEach((e,n)=>{let r=t.at(-1);r&&r.value===e?r.to=n:t.push({from:n,to:n,value:e})}),t}function le(e){return ce(e).map(({from:e,to:t,value:n})=>`${e===t?e:`${e}–${t}`}: ${J(n)}`).join(` · `)}var Y=[[92,36,0],[200,92,10],[192,186,180],[178,214,240],[238,248,255]];function ue(e){let t=Math.max(0,Math.min(1,e))*(Y.length-1),n=Y[Math.floor(t)]??[0,0,0],r=Y[Math.ceil(t)]??n,i=t-Math.floor(t),a=e=>Math.round(n[e]+(r[e]-n[e])*i);return[a(0),a(1),a(2)]}function de(e){return(fe(e)+.05)**2>1.05*.05?`#000000`:`#ffffff`}function fe(e){let[t=0,n=0,r=0]=e.map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function pe([e,t,n]){return`rgb(${e} ${t} ${n})`}function me(e){let t=(e.other_strategy?.length??0)>0,r=e.choices.map(({gain:e})=>N(e)),i=Math.max(...r),o=i-Math.min(...r)||1;return a`<table class="bars">
    <thead>
      <tr>
        <th class="number">${x(`dice`)}</th>
        <th class="number">${x(`gain`)}</th>
        <th class="bar">${x(`behind-best`)}</th>
        ${t?a`<th class="number">${x(`chosen`)}</th>`:n}
        ${t?a`<th class="number">${x(`other-chooses`)}</th>`:n}
      </tr>
    </thead>
    <tbody>
      ${e.choices.map(({choice:s,chance:c},l)=>{let d=r[l]??0;return a`<tr class=${c>0?`best`:``}>
          <td class="number">${s}</td>
          <td class="number">${S(d,4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${100*(i-d)/o} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${t?a`<td class="number">${u(c)}</td>`:n}
          ${t?a`<td class="number">${u(e.other_strategy?.[l]??0)}</td>`:n}
        </tr>`})}
    </tbody>
  </table>`}function he(e){let t=Math.max(...e.choices.map(({gain:e})=>N(e))),n=S(N(e.value),6);return x(`standing-proof`,{value:n,most:S(t,6)})}function ge(e){let t=e.payoffs??[];return a`<section class="card stack" aria-label=${x(`variant-one-turn`)}>
    <h2>${x(`best-mixture`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${x(`best-mixture`)}>
      ${_e(e.strategy)}
    </div>
    <p class="small">
      ${e.unique===!0?x(`only-best`):e.unique===!1?x(`not-only-best`):``}
      ${X(e)}
    </p>
    <h2>${x(`payoffs`)}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${x(`payoffs`)}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${t.map((e,t)=>a`<th scope="col">${t+1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map((e,t)=>a`<tr>
                <th scope="row">${t+1}</th>
                ${e.map(ve)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function _e(e){let t=e.some(e=>typeof e==`string`);return a`<table>
    <thead>
      <tr>
        <th class="number">${x(`dice`)}</th>
        <th class="number">${x(`chosen`)}</th>
        ${t?a`<th>${x(`fraction`)}</th>`:n}
      </tr>
    </thead>
    <tbody>
      ${e.map((e,r)=>N(e)===0?n:a`<tr>
              <th scope="row" class="number">${r+1}</th>
              <td class="number">${u(N(e),2)}</td>
              ${t?a`<td>${K(e)}</td>`:n}
            </tr>`)}
    </tbody>
  </table>`}function ve(e){let t=ue((N(e)+1)/2);return a`<td
    title=${typeof e==`string`?e:n}
    .style=${`background: ${pe(t)}; color: ${de(t)}`}
  >
    ${S(N(e),2)}
  </td>`}function X(e){if(typeof e.value==`string`)return x(`certificate-exact`);let t=e.certificate===0?`0`:te(e.certificate);return x(`certificate`,{gap:t})}function ye(e){let t=q(e.dice,e.lost??[]).map((e,t)=>({own:t,text:le(e)})),n=()=>e.dice.map(e=>e.map(e=>e??``).join(`,`)).join(`
`);return a`<details>
    <summary>${x(`strategy-table`)}</summary>
    <div class="row">
      <button @click=${()=>w(`strategy.csv`,`${n()}\n`,`text/csv`)}>CSV</button>
      <button @click=${()=>w(`dice.json`,JSON.stringify(e),`application/json`)}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${x(`strategy-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${x(`own-points`)}</th>
            <th>${x(`runs-title`)}</th>
          </tr>
        </thead>
        <tbody>
          ${t.map(({own:e,text:t})=>a`<tr>
                <td class="number">${e}</td>
                <td class="mono small">${t}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
  </details>`}function be(e){if(e.gain.length===0)return n;let t=()=>e.gain.map(e=>e.join(`,`)).join(`
`);return a`<details>
    <summary>${x(`fraction-table`)}</summary>
    <div class="row">
      <button @click=${()=>w(`fractions.csv`,`${t()}\n`,`text/csv`)}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${x(`fraction-table`)}>
      <table>
        <thead>
          <tr>
            <th class="number">${x(`own-points`)}</th>
            <th class="number">${x(`other-points`)}</th>
            <th>${x(`gain`)}</th>
          </tr>
        </thead>
        <tbody>
          ${e.gain.map((e,t)=>e.map((e,n)=>a`<tr>
                  <td class="number">${t}</td>
                  <td class="number">${n}</td>
                  <td>${K(e)}</td>
                </tr>`))}
        </tbody>
      </table>
    </div>
  </details>`}var xe=80,Se=400,[Ce,Z,we]=[320,640,32],[Te,Ee]=[300,150],De=360,Oe=`(min-width: 60.01rem)`,ke=720,Q=class extends d{constructor(...e){super(...e),this.games=[],this.address={screen:`dice`,fields:new Map},this.view=F({screen:`dice`,fields:new Map},void 0),this.standing=null,this.lookRefusal=null,this.job=new T(this),this.exact=new T(this),this.saved=new T(this),this.wanted=null,this.asking=new AbortController,this.waiting=0,this.waitingExact=0,this.asked=``,this.askedExact=``,this.written=``,this.drawnWidth=Z,this.spoken=``,this.staged=l.projector,this.known=null}static{this.styles=[f,G]}willUpdate(e){let t=this.job.result&&this.spoken!==l.language,n=this.job.result&&this.staged!==l.projector;(t||n)&&this.solve(),e.has(`address`)&&r(this.address)!==this.written&&(this.written=r(this.address),this.view=F(this.address,this.card),this.solve())}disconnectedCallback(){this.asking.abort(),clearTimeout(this.waiting),clearTimeout(this.waitingExact),super.disconnectedCallback()}updated(){this.wanted&&this.saved.result&&this.handOver(this.saved.result),this.job.result&&(this.askAboutSpot(),this.askForFractions())}askAboutSpot(){let e=JSON.stringify([M(this.view),this.view.spot]);this.view.variant!==`one-turn`&&e!==this.asked&&(this.asked=e,clearTimeout(this.waiting),this.waiting=window.setTimeout(()=>void this.look(),xe))}askForFractions(){let{view:e}=this;if(!e.fractions||e.variant===`simultaneous`)return;let{own:t,other:n}=e.spot,r=e.variant===`one-turn`?{}:{at:[t,n]},i={...M(e),exact:!0,...r},a=JSON.stringify(i);a!==this.askedExact&&(this.askedExact=a,clearTimeout(this.waitingExact),this.waitingExact=window.setTimeout(()=>this.exact.start(`dice`,i),Se))}get card(){return this.games.find(e=>v(e,`dice`))}render(){let{job:e,view:t}=this;return l.projector&&e.result&&!e.refusal?a`<div class="screen stage">
        ${t.variant===`one-turn`?this.worth(e.result):n}
        ${t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result)}
      </div>`:a`<div class="screen">
      <section class="card stack" aria-label=${x(`screen-dice`)}>
        ${this.form()}
        ${e.running?a`<job-progress
                .progress=${e.progress}
                @cancel=${()=>e.cancel()}
              ></job-progress>`:n}
        ${e.refusal?g(e.refusal,()=>this.solve()):n}
        ${e.result&&t.variant===`one-turn`?this.worth(e.result):n}
      </section>
      ${e.result?t.variant===`one-turn`?this.oneTurn(e.result):this.map(e.result):n}
      <dice-curves .race=${M(t)}></dice-curves>
    </div>`}form(){let{view:e,card:t}=this,r=e.variant===E,i=k(t).filter(({name:e})=>!r||e!==`n`),o=t?.parameters.flatMap(({choices:e})=>e??[])??[];return a`<div class="form">
      ${i.map(e=>this.numberField(e))}
      <label class="field"
        >${x(`variant`)}
        <select
          @change=${e=>this.change({variant:e.target.value},!0)}
        >
          ${A(t).map(t=>a`<option value=${t} ?selected=${t===e.variant}>
                ${t===`one-turn`?x(`variant-one-turn`):o.find(({word:e})=>e===t)?.about??t}
              </option>`)}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${e.fractions&&e.variant!==`simultaneous`}
          ?disabled=${e.variant===D}
          @change=${e=>{let{checked:t}=e.target;t||this.stopExact(),this.change({fractions:t},!1)}}
        />${x(`fractions`)}</label
      >
      ${r?n:this.layerChoice()}
    </div>`}numberField({name:e,about:t,low:n,high:r}){return a`<number-field
      data-parameter=${e}
      label=${`${t} (${n} – ${r})`}
      .low=${n??0}
      .high=${r??0}
      .value=${this.view.numbers.get(e)??0}
      @number=${t=>this.change({numbers:new Map(this.view.numbers).set(e,t.detail)},!0)}
    ></number-field>`}layerChoice(){let{view:e}=this,t=O.filter(t=>t!==`support`||e.variant===`simultaneous`);return a`<label class="field"
      >${x(`map-shows`)}
      <select
        @change=${e=>this.change({layer:e.target.value},!0)}
      >
        ${t.map(t=>a`<option value=${t} ?selected=${t===e.layer}>
              ${x(`layer-${t}`)}
            </option>`)}
      </select>
    </label>`}map(e){let{spot:t,layer:r}=this.view,i=this.view.fractions?this.exact.result:null;return a`<div class="both" .style=${`--map-width: ${this.drawnWidth/16}rem`}>
      <section class="card stack" aria-label=${x(`layer-${r}`)}>
        <heat-map
          .map=${e.map??null}
          .points=${e.n}
          .spot=${t}
          .label=${x(`layer-${r}`)}
          @spot=${e=>this.change({spot:e.detail},!1)}
        ></heat-map>
        ${this.saved.refusal?g(this.saved.refusal):n}
        ${l.projector?n:a`<div class="row">
                  <button ?disabled=${this.saved.running} @click=${()=>this.onSave(`svg`)}>
                    ${x(`map-svg`)}
                  </button>
                  <button ?disabled=${this.saved.running} @click=${()=>this.onSave(`png`)}>
                    ${x(`map-png`)}
                  </button>
                </div>
                ${ye(e)} ${i?be(i):n}`}
      </section>
      <section class="card stack" aria-label=${x(`standing`)}>
        ${this.worth(e)} ${this.standingCard(e)}
      </section>
    </div>`}worth(e){return a`<p class="sentence" aria-live="polite">${this.sentence(e)}</p>
      ${this.view.fractions?this.exactValue():n}`}onSave(e){this.wanted=e;let t={layer:this.view.layer,width:ke,headed:!0};this.saved.start(`dice`,{...M(this.view),map:t})}async handOver({map:e,n:t,d:n}){let r=this.wanted;if(this.wanted=null,!e||!r)return;let i=new Blob([e.svg],{type:`image/svg+xml`}),a=re(`dice-${this.view.layer}-n${t}-d${n}`,r);w(a,r===`svg`?i:await ie(i))}best(e){return this.known?.race!==e&&(this.known={race:e,best:q(e.dice,e.lost??[])}),this.known.best}standingCard(e){let{own:t,other:r}=this.view.spot,i=this.best(e)[t]?.[r]??null,o=N(e.gain[t]?.[r]??0),s=$(this.standing,this.view.spot)?this.standing:null,c=(t,n)=>a`<number-field
        label=${n}
        .high=${e.n-1}
        .value=${this.view.spot[t]}
        @number=${e=>this.change({spot:{...this.view.spot,[t]:e.detail}},!1)}
      ></number-field>`;return a`
      <div class="row end">
        ${c(`own`,x(`own-points`))} ${c(`other`,x(`other-points`))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${J(i)}</span>
        <span>
          ${i===null?x(`mixture-here`):i===0?x(`lost-here`):x(`throw`,{dice:i})}<br />
          ${x(`mean-gain`,{gain:S(o,4)})}
        </span>
      </div>
      ${this.view.fractions?this.exactHere():n}
      ${s?me(s):a`<p class="soft small">${this.lookRefusal?g(this.lookRefusal):x(`loading`)}</p>`}
      ${s&&this.view.variant===`simultaneous`?a`<p class="small">${he(s)}</p>`:n}
      <p class="small soft">${X(this.view.fractions&&this.exact.result||e)}</p>
    `}exactValue(){let{exact:e,view:t}=this;return t.variant===`simultaneous`?n:e.running?a`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`:e.refusal?g(e.refusal):e.result?a`<p id="exact-value">${x(`exact-value`)} ${K(e.result.value)}</p>`:n}exactHere(){let{result:e}=this.exact,{own:t,other:r}=this.view.spot,i=e?.gain[t]?.[r],o=$(e?.at??null,this.view.spot)?e?.at?.value:i;return o===void 0?n:a`<p id="exact-here">${x(`exact-gain`)} ${K(o)}</p>`}oneTurn(e){return ge((this.view.fractions?this.exact.result:null)??e)}sentence(e){let t=S(N(e.value),4);return this.view.variant===`one-turn`?x(`one-turn-sentence`,{d:e.d,value:t}):x(`race-sentence`,{n:e.n,d:e.d,value:t,richest:e.richest})}solve(){this.standing=null,this.asked=``,this.stopExact(),this.spoken=l.language,this.staged=l.projector;let{layer:e,variant:t}=this.view;this.drawnWidth=this.mapWidth;let n=t===`one-turn`?null:{layer:e,width:this.drawnWidth};this.job.start(`dice`,{...M(this.view),map:n})}get mapWidth(){let e=(this.clientWidth||window.innerWidth)/y()-we,t=window.matchMedia(Oe).matches,n=l.projector?Ee:De,r=t?window.innerHeight/y()-n:Z,i=l.projector?Te:Ce;return Math.round(Math.max(i,Math.min(Z,e,r)))}stopExact(){clearTimeout(this.waitingExact),this.askedExact=``,this.exact.reset()}async look(){this.asking.abort(),this.asking=new AbortController;let{own:e,other:t}=this.view.spot;try{let n={...M(this.view),at:[e,t]};this.standing=await _.diceAt(n,this.asking.signal),this.lookRefusal=null}catch(e){p(e)||(this.lookRefusal=h(e))}}change(e,t){this.view=I({...this.view,...e});let n=L(this.view);this.written=r(n),this.tell(`address`,n),t&&this.solve()}};m([b({attribute:!1})],Q.prototype,`games`,void 0),m([b({attribute:!1})],Q.prototype,`address`,void 0),m([t()],Q.prototype,`view`,void 0),m([t()],Q.prototype,`standing`,void 0),m([t()],Q.prototype,`lookRefusal`,void 0),Q=m([s(`dice-screen`)],Q);function $(e,{own:t,other:n}){return e?.own===t&&e.other===n}export{Q as DiceScreen};