import{B as e,D as t,F as n,G as r,H as i,N as a,S as o,U as s,V as c,k as l,q as u}from"./index-CKweXj1O.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends l{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[n,u`
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
    `]}render(){let{label:e,value:t,low:n,high:i,corrected:c}=this,l=i<2**53-1;return r`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${n}
          max=${l?i:s}
          .value=${o(String(t))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${c===null?s:r`<span class="note"
                >${a(l?`number-between`:`number-from`,{low:n,high:i,taken:c})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};t([c()],f.prototype,`label`,void 0),t([c({type:Number})],f.prototype,`value`,void 0),t([c({type:Number})],f.prototype,`low`,void 0),t([c({type:Number})],f.prototype,`high`,void 0),t([e()],f.prototype,`corrected`,void 0),f=t([i(`number-field`)],f);