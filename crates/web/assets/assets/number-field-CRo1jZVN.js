import{F as e,I as t,M as n,N as r,P as i,R as a,S as o,_ as s,k as c,x as l,y as u}from"./index-Dat-JAGO.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends l{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[o,a`
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
    `]}render(){let{label:n,value:r,low:i,high:a,corrected:o}=this,l=a<2**53-1;return t`<label class="field"
        ><span class="about">${n}</span>
        <input
          type="number"
          min=${i}
          max=${l?a:e}
          .value=${s(String(r))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${o===null?e:t`<span class="note"
                >${c(l?`number-between`:`number-from`,{low:i,high:a,taken:o})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};u([r()],f.prototype,`label`,void 0),u([r({type:Number})],f.prototype,`value`,void 0),u([r({type:Number})],f.prototype,`low`,void 0),u([r({type:Number})],f.prototype,`high`,void 0),u([n()],f.prototype,`corrected`,void 0),f=u([i(`number-field`)],f);