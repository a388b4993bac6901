import{C as e,D as t,F as n,I as r,L as i,N as a,O as o,R as s,T as c,V as l,j as u,s as d,z as f}from"./index-CwGsYkLp.js";var p=class extends t{constructor(...e){super(...e),this.progress=null}static{this.styles=[a,l`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return f`<div class="bar">
      <progress
        aria-label=${u(`progress`)}
        value=${t===null?s:n}
        max=${t??s}
      ></progress>
      <span class="small">
        ${t===null?u(`progress-open`,{done:o(n)}):u(`progress-of`,{done:o(n),total:o(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${u(`cancel`)}</button>
    </div>`}};c([r({attribute:!1})],p.prototype,`progress`,void 0),p=c([i(`job-progress`)],p);var m=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=d.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function h(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var g=class extends t{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[a,l`
      :host {
        min-width: 0;
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
      input {
        width: 100%;
      }
      .note {
        display: block;
        max-width: 16rem;
        margin-top: var(--s1);
        font-size: var(--small);
        color: var(--alarm);
      }
    `]}render(){let{label:t,value:n,low:r,high:i,corrected:a}=this,o=i<2**53-1;return f`<label class="field"
        ><span class="about">${t}</span>
        <input
          type="number"
          min=${r}
          max=${o?i:s}
          .value=${e(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${a===null?s:f`<span class="note"
                >${u(o?`number-between`:`number-from`,{low:r,high:i,taken:a})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=h(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};c([r()],g.prototype,`label`,void 0),c([r({type:Number})],g.prototype,`value`,void 0),c([r({type:Number})],g.prototype,`low`,void 0),c([r({type:Number})],g.prototype,`high`,void 0),c([n()],g.prototype,`corrected`,void 0),g=c([i(`number-field`)],g);export{m as t};