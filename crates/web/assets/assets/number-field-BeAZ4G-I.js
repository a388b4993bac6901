import{B as e,C as t,D as n,F as r,I as i,L as a,M as o,O as s,P as c,R as l,T as u,j as d,s as f}from"./index-CigNmSEp.js";var p=class extends n{constructor(...e){super(...e),this.progress=null}static{this.styles=[o,e`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return l`<div class="bar">
      <progress
        aria-label=${d(`progress`)}
        value=${t===null?a:n}
        max=${t??a}
      ></progress>
      <span class="small">
        ${t===null?d(`progress-open`,{done:s(n)}):d(`progress-of`,{done:s(n),total:s(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${d(`cancel`)}</button>
    </div>`}};u([r({attribute:!1})],p.prototype,`progress`,void 0),p=u([i(`job-progress`)],p);var m=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=f.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function h(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var g=class extends n{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[o,e`
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
    `]}render(){let{label:e,value:n,low:r,high:i,corrected:o}=this,s=i<2**53-1;return l`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${r}
          max=${s?i:a}
          .value=${t(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${o===null?a:l`<span class="note"
                >${d(s?`number-between`:`number-from`,{low:r,high:i,taken:o})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=h(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};u([r()],g.prototype,`label`,void 0),u([r({type:Number})],g.prototype,`value`,void 0),u([r({type:Number})],g.prototype,`low`,void 0),u([r({type:Number})],g.prototype,`high`,void 0),u([c()],g.prototype,`corrected`,void 0),g=u([i(`number-field`)],g);export{m as t};