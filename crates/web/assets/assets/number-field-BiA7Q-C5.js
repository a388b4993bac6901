import{A as e,C as t,E as n,O as r,T as i,a,d as o,f as s,l as c,w as l,x as u}from"./jobs-su9Y5C-2.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends o{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[s,e`
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
    `]}render(){let{label:e,value:t,low:i,high:o,corrected:s}=this,c=o<2**53-1;return r`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${i}
          max=${c?o:n}
          .value=${a(String(t))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${s===null?n:r`<span class="note"
                >${u(c?`number-between`:`number-from`,{low:i,high:o,taken:s})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};c([l()],f.prototype,`label`,void 0),c([l({type:Number})],f.prototype,`value`,void 0),c([l({type:Number})],f.prototype,`low`,void 0),c([l({type:Number})],f.prototype,`high`,void 0),c([t()],f.prototype,`corrected`,void 0),f=c([i(`number-field`)],f);