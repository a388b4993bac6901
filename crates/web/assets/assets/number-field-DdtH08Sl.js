import{C as e,D as t,S as n,T as r,a as i,b as a,d as o,f as s,k as c,l,w as u}from"./jobs-DFmC7NVl.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends o{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[s,c`
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
    `]}render(){let{label:e,value:n,low:o,high:s,corrected:c}=this,l=s<2**53-1;return t`<label class="field"
        ><span class="about">${e}</span>
        <input
          type="number"
          min=${o}
          max=${l?s:r}
          .value=${i(String(n))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${c===null?r:t`<span class="note"
                >${a(l?`number-between`:`number-from`,{low:o,high:s,taken:c})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};l([e()],f.prototype,`label`,void 0),l([e({type:Number})],f.prototype,`value`,void 0),l([e({type:Number})],f.prototype,`low`,void 0),l([e({type:Number})],f.prototype,`high`,void 0),l([n()],f.prototype,`corrected`,void 0),f=l([u(`number-field`)],f);