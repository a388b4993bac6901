import{F as e,L as t,M as n,N as r,P as i,S as a,_ as o,j as s,k as c,x as l,y as u}from"./index-BIOCYB6r.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends l{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[a,t`
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
    `]}render(){let{label:t,value:n,low:r,high:a,corrected:s}=this,l=a<2**53-1;return e`<label class="field"
        ><span class="about">${t}</span>
        <input
          type="number"
          min=${r}
          max=${l?a:i}
          .value=${o(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${s===null?i:e`<span class="note"
                >${c(l?`number-between`:`number-from`,{low:r,high:a,taken:s})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};u([n()],f.prototype,`label`,void 0),u([n({type:Number})],f.prototype,`value`,void 0),u([n({type:Number})],f.prototype,`low`,void 0),u([n({type:Number})],f.prototype,`high`,void 0),u([s()],f.prototype,`corrected`,void 0),f=u([r(`number-field`)],f);