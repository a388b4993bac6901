import{B as e,L as t,P as n,R as r,U as i,V as a,b as o,g as s,v as c,x as l,z as u}from"./index-B2h7BMzi.js";function d(e,t,n){let r=Math.round(Number(e));return Number.isNaN(r)||e.trim()===``?t:Math.min(Math.max(r,t),n)}var f=class extends o{constructor(...e){super(...e),this.label=``,this.value=0,this.low=0,this.high=2**53-1,this.corrected=null}static{this.styles=[l,i`
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
    `]}render(){let{label:t,value:r,low:i,high:o,corrected:c}=this,l=o<2**53-1;return a`<label class="field"
        ><span class="about">${t}</span>
        <input
          type="number"
          min=${i}
          max=${l?o:e}
          .value=${s(String(r))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${c===null?e:a`<span class="note"
                >${n(l?`number-between`:`number-from`,{low:i,high:o,taken:c})}</span
              >`}</span
      >`}onChange(e){let{value:t}=e.target,n=d(t,this.low,this.high);this.corrected=t.trim()!==``&&Number(t)===n?null:n,this.tell(`number`,n),this.requestUpdate()}};c([r()],f.prototype,`label`,void 0),c([r({type:Number})],f.prototype,`value`,void 0),c([r({type:Number})],f.prototype,`low`,void 0),c([r({type:Number})],f.prototype,`high`,void 0),c([t()],f.prototype,`corrected`,void 0),f=c([u(`number-field`)],f);