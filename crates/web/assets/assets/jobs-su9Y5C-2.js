var e=`stratege`,t=new class extends EventTarget{constructor(){super(),this.choices={language:n(globalThis.navigator?.languages??[]),theme:`system`,projector:!1,hints:!1,values:!1,...r()},globalThis.addEventListener?.(`storage`,t=>{t.key===e&&(this.choices={...this.choices,...r()},this.dispatchEvent(new Event(`change`)))})}get language(){return this.choices.language}get theme(){return this.choices.theme}get projector(){return this.choices.projector}get hints(){return this.choices.hints}get values(){return this.choices.values}hold(e){this.choices={...this.choices,...e},this.dispatchEvent(new Event(`change`))}choose(t){this.choices={...this.choices,...t};try{localStorage.setItem(e,JSON.stringify(this.choices))}catch{}this.dispatchEvent(new Event(`change`))}};function n(e){return e.map(e=>e.slice(0,2).toLowerCase()).find(e=>e===`fr`||e===`en`)===`fr`?`fr`:`en`}function r(){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}var i=[`play`,`graph`,`tournament`,`dice`,`learn`];function a(e){let[t=``,n=``]=p(e.replace(/^#\/?/,``),`?`),r=i.find(e=>e===t)??`play`,a=new Map;for(let e of n.split(`&`)){let[t,n]=p(e,`=`);t&&a.set(t,n??``)}return{screen:r,fields:a}}function o(e){let[t=``]=p(e.replace(/^#\/?/,``),`?`);return t===``||i.some(e=>e===t)}function s({screen:e,fields:t}){let n=[...t].filter(([,e])=>e!==``).map(e=>e.join(`=`));return n.length===0?`#/${e}`:`#/${e}?${n.join(`&`)}`}function c(e){return encodeURIComponent(e).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`).replace(/%(3A|2F|3D|2B)/g,e=>decodeURIComponent(e))}function l(e){try{return decodeURIComponent(e)}catch{return e}}function u(e,t){let n=e.fields.get(t);return n===void 0||n===``?null:l(n)}function d(e){return e?e.split(`,`).map(l):[]}function f(e){return e.map(e=>c(e)).join(`,`)}function ee(e,t,n){let r=e.fields.get(t)??``;return/^\d{1,15}$/.test(r)?Number(r):n}function p(e,t){let n=e.indexOf(t);return n<0?[e,void 0]:[e.slice(0,n),e.slice(n+t.length)]}var te=`stratege-start`;function ne(e=document.getElementById(te)?.textContent){try{let t=JSON.parse(e??`{}`);return t&&typeof t==`object`&&!Array.isArray(t)?{...t}:{}}catch{return{}}}function re({screen:e,hintSeconds:t,...n}){let r=i.find(t=>t===e),a=Object.entries(n).map(([e,t])=>[e,Array.isArray(t)?f(t.map(String)):c(String(t))]);return!r&&a.length===0?``:s({screen:r??`play`,fields:new Map(a)})}var m=globalThis,h=m.ShadowRoot&&(m.ShadyCSS===void 0||m.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,g=Symbol(),_=new WeakMap,v=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==g)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(h&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=_.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&_.set(t,e))}return e}toString(){return this.cssText}},y=e=>new v(typeof e==`string`?e:e+``,void 0,g),ie=(e,...t)=>new v(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,g),ae=(e,t)=>{if(h)e.adoptedStyleSheets=t.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of t){let t=document.createElement(`style`),r=m.litNonce;r!==void 0&&t.setAttribute(`nonce`,r),t.textContent=n.cssText,e.appendChild(t)}},oe=h?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return y(t)})(e):e,{is:se,defineProperty:ce,getOwnPropertyDescriptor:le,getOwnPropertyNames:ue,getOwnPropertySymbols:de,getPrototypeOf:fe}=Object,b=globalThis,pe=b.trustedTypes,me=pe?pe.emptyScript:``,he=b.reactiveElementPolyfillSupport,x=(e,t)=>e,S={toAttribute(e,t){switch(t){case Boolean:e=e?me:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},ge=(e,t)=>!se(e,t),_e={attribute:!0,type:String,converter:S,reflect:!1,useDefault:!1,hasChanged:ge};Symbol.metadata??=Symbol(`metadata`),b.litPropertyMetadata??=new WeakMap;var C=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=_e){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&ce(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=le(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??_e}static _$Ei(){if(this.hasOwnProperty(x(`elementProperties`)))return;let e=fe(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(x(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(x(`properties`))){let e=this.properties,t=[...ue(e),...de(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(oe(e))}else e!==void 0&&t.push(oe(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return ae(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?S:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?S:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??ge)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};C.elementStyles=[],C.shadowRootOptions={mode:`open`},C[x(`elementProperties`)]=new Map,C[x(`finalized`)]=new Map,he?.({ReactiveElement:C}),(b.reactiveElementVersions??=[]).push(`2.1.2`);var ve=globalThis,ye=e=>e,w=ve.trustedTypes,be=w?w.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,xe=`$lit$`,T=`lit$${Math.random().toFixed(9).slice(2)}$`,Se=`?`+T,Ce=`<${Se}>`,E=document,D=()=>E.createComment(``),O=e=>e===null||typeof e!=`object`&&typeof e!=`function`,we=Array.isArray,Te=e=>we(e)||typeof e?.[Symbol.iterator]==`function`,k=`[ 	
\f\r]`,A=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ee=/-->/g,De=/>/g,j=RegExp(`>|${k}(?:([^\\s"'>=/]+)(${k}*=${k}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),Oe=/'/g,ke=/"/g,Ae=/^(?:script|style|textarea|title)$/i,je=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),M=je(1),Me=je(2),N=Symbol.for(`lit-noChange`),P=Symbol.for(`lit-nothing`),Ne=new WeakMap,F=E.createTreeWalker(E,129);function Pe(e,t){if(!we(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return be===void 0?t:be.createHTML(t)}var Fe=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=A;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===A?c[1]===`!--`?o=Ee:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=j):(Ae.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=j):o=De:o===j?c[0]===`>`?(o=i??A,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?j:c[3]===`"`?ke:Oe):o===ke||o===Oe?o=j:o===Ee||o===De?o=A:(o=j,i=void 0);let d=o===j&&e[t+1].startsWith(`/>`)?` `:``;a+=o===A?n+Ce:l>=0?(r.push(s),n.slice(0,l)+xe+n.slice(l)+T+d):n+T+(l===-2?t:d)}return[Pe(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},I=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=Fe(t,n);if(this.el=e.createElement(l,r),F.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=F.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(xe)){let t=u[o++],n=i.getAttribute(e).split(T),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?Le:r[1]===`?`?Re:r[1]===`@`?ze:z}),i.removeAttribute(e)}else e.startsWith(T)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(Ae.test(i.tagName)){let e=i.textContent.split(T),t=e.length-1;if(t>0){i.textContent=w?w.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],D()),F.nextNode(),c.push({type:2,index:++a});i.append(e[t],D())}}}else if(i.nodeType===8){if(i.data===Se)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(T,e+1))!==-1;)c.push({type:7,index:a}),e+=T.length-1}}a++}}static createElement(e,t){let n=E.createElement(`template`);return n.innerHTML=e,n}};function L(e,t,n=e,r){if(t===N)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=O(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=L(e,i._$AS(e,t.values),i,r)),t}var Ie=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??E).importNode(t,!0);F.currentNode=r;let i=F.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new R(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new Be(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=F.nextNode(),a++)}return F.currentNode=E,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},R=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=P,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=L(this,e,t),O(e)?e===P||e==null||e===``?(this._$AH!==P&&this._$AR(),this._$AH=P):e!==this._$AH&&e!==N&&this._(e):e._$litType$===void 0?e.nodeType===void 0?Te(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==P&&O(this._$AH)?this._$AA.nextSibling.data=e:this.T(E.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=I.createElement(Pe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new Ie(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=Ne.get(e.strings);return t===void 0&&Ne.set(e.strings,t=new I(e)),t}k(t){we(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(D()),this.O(D()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ye(e).nextSibling;ye(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},z=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=P,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=P}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=L(this,e,t,0),a=!O(e)||e!==this._$AH&&e!==N,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=L(this,r[n+o],t,o),s===N&&(s=this._$AH[o]),a||=!O(s)||s!==this._$AH[o],s===P?e=P:e!==P&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===P?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},Le=class extends z{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===P?void 0:e}},Re=class extends z{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==P)}},ze=class extends z{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=L(this,e,t,0)??P)===N)return;let n=this._$AH,r=e===P&&n!==P||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==P&&(n===P||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Be=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){L(this,e)}},Ve={M:xe,P:T,A:Se,C:1,L:Fe,R:Ie,D:Te,V:L,I:R,H:z,N:Re,U:ze,B:Le,F:Be},He=ve.litHtmlPolyfillSupport;He?.(I,R),(ve.litHtmlVersions??=[]).push(`3.3.3`);var Ue=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new R(t.insertBefore(D(),e),e,void 0,n??{})}return i._$AI(e),i},B=globalThis,V=class extends C{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Ue(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return N}};V._$litElement$=!0,V.finalized=!0,B.litElementHydrateSupport?.({LitElement:V});var We=B.litElementPolyfillSupport;We?.({LitElement:V}),(B.litElementVersions??=[]).push(`4.2.2`);var Ge=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Ke={attribute:!0,type:String,converter:S,reflect:!1,hasChanged:ge},qe=(e=Ke,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function Je(e){return(t,n)=>typeof n==`object`?qe(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function Ye(e){return Je({...e,state:!0,attribute:!1})}var Xe=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function Ze(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Xe(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Xe(n,r,{get(){return a(this)}})}}var H=class{constructor(e){this.value=e}valueOf(){return this.value}},U=class extends H{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},W=class extends H{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},G=class e extends H{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof H)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof H&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Qe=100,$e=`⁨`,et=`⁩`;function tt(e,t,n){return n===t||n instanceof W&&t instanceof W&&n.value===t.value||t instanceof W&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function nt(e,t,n){return t[n]?q(e,t[n].value):(e.reportError(RangeError(`No default`)),new U)}function rt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=K(e,i.value):n.push(K(e,i));return{positional:n,named:r}}function K(e,t){switch(t.type){case`str`:return t.value;case`num`:return new W(t.value,{minimumFractionDigits:t.precision});case`var`:return it(e,t);case`mesg`:return at(e,t);case`term`:return ot(e,t);case`func`:return st(e,t);case`select`:return ct(e,t);default:return new U}}function it(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new U(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new U(`$${t}`);if(n instanceof H)return n;switch(typeof n){case`string`:return n;case`number`:return new W(n);case`object`:if(G.supportsValue(n))return new G(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new U(`$${t}`)}}function at(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new U(t);if(n){let i=r.attributes[n];return i?q(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new U(`${t}.${n}`))}return r.value?q(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new U(t))}function ot(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new U(i);if(n){let t=a.attributes[n];if(t){e.params=rt(e,r).named;let n=q(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new U(`${i}.${n}`)}e.params=rt(e,r).named;let o=q(e,a.value);return e.params=null,o}function st(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new U(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new U(`${t}()`);try{let t=rt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new U(`${t}()`)}}function ct(e,{selector:t,variants:n,star:r}){let i=K(e,t);if(i instanceof U)return nt(e,n,r);for(let t of n)if(tt(e,i,K(e,t.key)))return q(e,t.value);return nt(e,n,r)}function lt(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new U;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Qe)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Qe}`);r&&n.push($e),n.push(K(e,i).toString(e)),r&&n.push(et)}return e.dirty.delete(t),n.join(``)}function q(e,t){return typeof t==`string`?e.bundle._transform(t):lt(e,t)}var ut=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function dt(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ft=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function pt(e,t){let n=e[0];if(n instanceof U)return new U(`NUMBER(${n.valueOf()})`);if(n instanceof W)return new W(n.valueOf(),{...n.opts,...dt(t,ft)});if(n instanceof G)return new W(n.toNumber(),{...dt(t,ft)});throw TypeError(`Invalid argument to NUMBER`)}var mt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ht(e,t){let n=e[0];if(n instanceof U)return new U(`DATETIME(${n.valueOf()})`);if(n instanceof G||n instanceof W)return new G(n,dt(t,mt));throw TypeError(`Invalid argument to DATETIME`)}var gt=new Map;function _t(e){let t=Array.isArray(e)?e.join(` `):e,n=gt.get(t);return n===void 0&&(n=new Map,gt.set(t,n)),n}var vt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:pt,DATETIME:ht,...t},this._useIsolating=n,this._transform=r,this._intls=_t(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ut(this,n,t);try{return lt(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new U().toString(r);throw e}}},yt=/^(-?[a-zA-Z][\w-]*) *= */gm,bt=/\.([a-zA-Z][\w-]*) *= */y,xt=/\*?\[/y,St=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ct=/([a-zA-Z][\w-]*)/y,wt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Tt=/^[A-Z][A-Z0-9_-]*$/,J=/([^{}\n\r]+)/y,Et=/([^\\"\n\r]*)/y,Dt=/\\([\\"])/y,Ot=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,kt=/^\n+/,At=/ +$/,jt=/ *\r?\n/g,Mt=/( *)$/,Nt=/{\s*/y,Pt=/\s*}/y,Ft=/\[\s*/y,It=/\s*] */y,Lt=/\s*\(\s*/y,Rt=/\s*->\s*/y,zt=/\s*:\s*/y,Bt=/\s*,?\s*/y,Vt=/\s+/y,Ht=class{constructor(e){this.body=[],yt.lastIndex=0;let t=0;for(;;){let n=yt.exec(e);if(n===null)break;t=yt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(bt);){let t=o(bt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(J)&&(r=o(J)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=_();return i?r?u([r,i],i.length):(i.value=v(i.value,kt),u([i],i.length)):r?v(r,At):null}function u(r=[],i){for(;;){if(n(J)){r.push(o(J));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=_();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=v(s,At));let c=[];for(let e of r)e instanceof Ut&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Nt,SyntaxError);let e=f();if(i(Pt))return e;if(i(Rt)){let t=te();return i(Pt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(wt)){let[,e,t,n=null]=a(wt);if(e===`$`)return{type:`var`,name:t};if(i(Lt)){let r=ee();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Tt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return re()}function ee(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(p()),i(Bt)}}function p(){let e=f();return e.type===`mesg`&&i(zt)?{type:`narg`,name:e.name,value:re()}:e}function te(){let e=[],t=0,i;for(;n(xt);){r(`*`)&&(i=t);let n=ne(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function ne(){i(Ft,SyntaxError);let e;return e=n(St)?m():{type:`str`,value:o(Ct)},i(It,SyntaxError),e}function re(){if(n(St))return m();if(e[t]===`"`)return h();throw SyntaxError(`Invalid expression`)}function m(){let[,e,t=``]=a(St),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function h(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Et),e[t]===`\\`)n+=g();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function g(){if(n(Dt))return o(Dt);if(n(Ot)){let[,e,t]=a(Ot),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function _(){let n=t;switch(i(Vt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return y(e.slice(n,t))}return e[t-1]===` `&&y(e.slice(n,t))}function v(e,t){return e.replace(t,``)}function y(e){let t=e.replace(jt,`
`),n=Mt.exec(e)[1].length;return new Ut(t,n)}}},Ut=class{constructor(e,t){this.value=e,this.length=t}},Wt={en:Xt(`en`,`### Everything that a person reads on the page, in English. Same keys and arguments as \`fr.ftl\`.

## Frame

title = Stratège
screens = Screens
screen-play = Play
screen-graph = Graph
screen-tournament = Tournament
screen-dice = Dice
screen-learn = Learn
other-language = Français
theme-system = Colours: system
theme-light = Colours: light
theme-dark = Colours: dark
projector = Projector view: only the board, as large as possible
projector-leave = Leave the projector view
keys = Keys
key-stage = enter or leave the projector view
key-keys = show these keys
key-hints = show or hide hints
key-undo = take back a move
key-steps = one move back, one move forward
key-arrows = move over the board
key-touch = choose the square, or play there
key-escape = cancel the choice; leave the projector view
close = Close
one-file = Download this page as one file, to use without a server
loading = One moment…
no-such-page = There is no such page here
no-such-page-advice = The address may have been cut off or mistyped. These are the pages:
unreachable = The server does not answer. Is it still running?
engine-ended = The engine of this page stopped: a bug in the program, or not enough memory. It has been started again. Try again, or ask for something smaller.
engine-missing = The engine of this page could not be loaded. Is the page complete, and the browser up to date?
number-from = At least { $low }: using { $taken }
number-between = { $low } to { $high }: using { $taken }
try-again = Try again
cancel = Cancel
yes = yes
no = no

## Games

games = Games
change-game = Choose a game
take-game = Choose { $title }
games-open = Two players, nothing hidden
games-hidden = Two players, hidden information
games-chance = Two players, with chance or for points
games-alone = One player
about-minutes = about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
one-less = One less: { $about }
one-more = One more: { $about }
rules = Rules and notation

## Play

board = Board
players = Players
player = Player { $player }
human = a person
levels = Program, by level
level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect
strategies-own = Made for this game
advanced = More about this player
name-for = { $name }, { $amount }
name-fallible = { $strategy }; one move in { $moves } at random
name-random = random moves
name-first = always the first move
name-last = always the last move
name-alphabeta = alpha-beta search
name-greedy = one move ahead
name-minimax = minimax
name-mcts = tree search
name-optimal = perfect play
name-balanced = balanced
name-most-points = most points
name-most-present = most present
name-worst = worst
name-determinised = guesses and solves
name-ismcts = tree search on guesses
name-inference = reads your hand
name-blind = blind
name-always = always the same
name-sequential = as if in turn
name-against = best answer to
unit-mcts = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-ismcts = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-inference = { $count ->
        [one] { $shown } game per move
       *[other] { $shown } games per move
    }
unit-alphabeta = { $count ->
        [one] { $shown } position per move
       *[other] { $shown } positions per move
    }
unit-minimax = { $count ->
        [one] { $shown } move deep
       *[other] { $shown } moves deep
    }
unit-determinised = { $count ->
        [one] { $shown } guess
       *[other] { $shown } guesses
    }
strategies = Strategies
strategy-word = Strategy with options
moves = Moves
type-move = Type a move
play-it = Play
choose-move = Which of these moves?
history = History
history-start = start
tools = Tools
undo = Undo
back = Back
forward = Forward
hints = Hints
pause = Pause
go-on = Continue
new-play = New game
set-up = Set up a position
share = Share
copy-position = Copy the position
copy-link = Copy a link to this view
save-svg = Save the board as SVG
save-png = Save the board as PNG
save-play = Save the game as JSON
copied = Copied.
not-copied = The browser does not allow copying.
position = Position
set-up-stalks = Each word is a stalk, from the ground: − cuts its tip. Other stalks are chosen with the game.
set-up-reserves = Reserves
set-up-pieces = Choose a piece, then touch the places where it stands; touch again to remove it.
pieces = Pieces
remove-piece = remove
notation = How positions are written
random-position = Random position
play-from-here = Play from here
not-opened = This game cannot be opened.
play-again = Play again
where-wrong = Where did I go wrong?
mistakes-unknown = { $unknown ->
        [one] Nothing is proved about one move.
       *[other] Nothing is proved about { $unknown } moves.
    }
your-turn = Your turn.
has-played = Player { $player } played { $move }.
no-move-at = Nothing can be played on { $place }.
no-move-here = Nothing can be played there.
no-move-over = The game is over.
no-move-wait = Player { $player } is to move: one moment.
no-move-unsent = The server does not answer. Your move is kept and sent when it is back.
thinking = Player { $player } is thinking…
pass-screen = Pass the screen to player { $player }.
uncover = I am player { $player }: show my board
holding = Player { $player }'s hand
value-strip = Who was ahead after each move (player 1 upwards)
value-strip-alone = Could it still be solved after each move? (upwards: yes)

## Values

value-title = Value
value-sum = Add to the board
value-sum-example = + nim:3,5 or + {"{"}2|-1{"}"}
value-add = Add
value-alone = Board alone
sum-title = Played as one game
sum-rule = A player moves in one of the boards; whoever cannot move in any loses.
sum-board = Board { $board }
sum-turned = (players exchanged)
sum-wins = Player { $player } is to move and wins.
sum-loses = Player { $player } is to move and loses against best play.
sum-stuck = Player { $player } cannot move: player { $winner } wins.
sum-hottest = Hottest move: { $move } on board { $board } (temperature { $temperature }).
value-stopped = Time ran out before everything was found.
value-whole = Canonical form
value-mean = Mean
value-temperature = Temperature
value-stop-left = Left stop (player 1 begins)
value-stop-right = Right stop (player 2 begins)
value-long = a value of { $characters } characters
value-parts = Components
value-moves = Moves of player { $player }
value-moves-waiting = Moves of player { $player }, whose turn it is not
value-no-moves = None.
value-move = Move
value-in = In
value-after = Then worth
value-incentive = Incentive
value-remark = Remark
value-best = best
value-wins = wins
value-hottest = hottest
value-play = Play { $move }
value-explore = Options of { $name }
value-explorer = Options of a value
value-options = Options of player { $player }
value-back = Back to { $name }
value-close = Close

## Hints

letter-win = W
letter-draw = D
letter-loss = L
spoken-win = wins in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-loss = loses in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
spoken-win-some-time = wins
spoken-loss-some-time = loses
spoken-draw = leads to a draw
spoken-gain = mean gain { $amount }
spoken-estimate = estimated at { $amount }
spoken-share = played with probability { $share }
spoken-share-gain = played with probability { $share }, mean gain { $amount }
spoken-wins = wins about { $chance } of games, an estimate
spoken-unknown = unknown
can-be-played = playable
place = place
of-player = of player { $player }
form-cross = cross
form-ring = ring
form-disc = disc
form-block = taken
form-peg = peg
form-stack = stack of { $count }
form-chief = disc with a crown
form-bearer = disc with a ball
form-chocolate = chocolate
form-poison = poison
form-counter = counter
form-pips = { $count } pips
form-back = face down
form-rings = { $count } rings
form-token = token { $name }
form-barrier = barrier
form-die = die showing { $count }
form-half = half of a domino
form-pin = pin

## Graph

arena = Arena
graph-choices = What is drawn
source = Where the graph comes from
of-game = A game
of-dictionary = A dictionary
dictionary = Graph as a dictionary (Python or JSON)
owned-by-first = Vertices of player 1 (the rest are player 2's)
targets = Target of the attractor (default: where the other player cannot move)
draw-it = Draw
complete-arena = Every position with either player to move
attractor-of = Attractor of
layers = Layers of the attractor
layers-shown = Number of layers shown
question-mode = Question mode
check = Check
strategy = Strategy
reasons = Reasons
entering = Rank { $rank }: { $count ->
        [one] one vertex enters
       *[other] { $count } vertices enter
    }
reason-final = – the game is over and player { $player } has won.
reason-exists = – player { $player } moves and there exists an arc into the attractor: to { $targets }.
reason-for-all = – player { $other } moves and every arc leads into the attractor: to { $targets }.
rank = rank { $rank }
rank-title = Rank
to-move = player { $player } to move
final-1 = won by player 1
final-2 = won by player 2
final-draw = draw
answer-chosen = chosen
answer-right = right
answer-wrong = wrong
answer-missed = missed
graph-label = Arena with { $vertices } vertices and { $arcs } arcs
arena-sentence = The arena has { $vertices } vertices and { $arcs } arcs. Which ones can player { $player } force?
layers-sentence = Up to rank { $rank }, { $inside } of { $vertices } vertices are in player { $player }'s attractor.
start-won = Player { $player } wins from the start, which has rank { $rank }.
start-not-won = The start is not among the { $inside } vertices of player { $player }'s attractor.
question = Which vertices have rank { $rank }? Select them, then check.
not-yet = Not yet: { $wrong } too many, { $missed } missing.
well-done = Right: that is rank { $rank }. And the next one?
no-more-layers = The attractor is complete: no further vertex enters.
too-many-vertices = More than 300 vertices: here is a summary by layer.
as-table = As a table
number = Number
turn = To move
end = End
successors = Successors
vertices = Vertices
save = Save
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
graph-view = View
view-whole = Whole
view-near = Neighbours
view-layers = Layers
view-moves = Moves
explorer = Moves and what they lead to
explorer-openings = Openings: moves and what they lead to
arena-too-large = The whole graph of this game is too large to be drawn. Look at it move by move.
explorer-after = After { $moves }
explorer-way = Moves so far
explorer-leads = Leads to
explorer-thinking = Computing values…
labels-boards = Boards in the vertices
legend = Legend
legend-nobody = nobody to move
legend-start = start
legend-ended = game over
legend-attractor = attractor of player { $player }
legend-rank = rank
legend-chosen = winning strategy
near-before = { $count ->
        [0] No position leads here
        [one] One position leads here
       *[other] { $count } positions lead here
    }
near-after = { $count ->
        [0] No move from here
        [one] One move from here
       *[other] { $count } moves from here
    }
near-more = and { $count } more
layer-of = Rank { $rank } · { $count }
layer-outside = Not in the attractor · { $count }
from-position = From the position
from-start = From the start of the game
format-animation = Animated SVG
format-frames = One picture per step (ZIP)
zoom-readable = 1:1, readable size

## Tournament

strategy-random = random moves
strategy-first = always the first move
strategy-last = always the last move
strategy-optimal = perfect play
strategy-balanced = balanced
strategy-most-points = most points
strategy-most-present = most present
strategy-worst = worst
strategy-blind = blind
strategy-equilibrium = equilibrium
strategy-honest = honest
strategy-bold = bold
strategy-match = plays the prize
strategy-sequential = as if in turn
strategy-minimax = min-max, { $depth ->
        [one] one move
       *[other] { $depth } moves
    } ahead{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-greedy = greedy{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-always = always { $choice }
strategy-fallible = { $name }, one move in { $often } at random
strategy-against = best answer to { $name }
strategy-mcts = tree search, { $count } playouts
strategy-mcts-timed = tree search, { $time }
strategy-mcts-usual = tree search
strategy-ismcts = tree search over deals, { $count } playouts
strategy-ismcts-timed = tree search over deals, { $time }
strategy-ismcts-usual = tree search over deals
strategy-inference = inference, { $count } playouts
strategy-inference-timed = inference, { $time }
strategy-inference-usual = inference
strategy-alphabeta = alpha-beta, { $count } positions
strategy-alphabeta-timed = alpha-beta, { $time }
strategy-alphabeta-usual = alpha-beta
strategy-determinised = { $count } guessed deals
strategy-determinised-timed = guessed deals, { $time }
strategy-determinised-usual = guessed deals
score-axis = Score in percent
score-with-interval = Score and its 95 % interval
cross-short = Score of the row against the column
standings-key = Dot: score. Line: 95 % interval. Full frame: significantly better. Dashed frame: significantly worse.
standings-played = { $games } games per pairing, sides swapped; seed { $seed }; a win is 1, a draw ½
standings-exact = Exact: no sampling; a win is 1, a draw ½
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
quoted = “{ $text }”
strategy-number = Strategy { $number }
strategy-title = Strategy
add-strategy = Add a strategy
remove = Remove { $strategy }
plan = Number of games
plan-exact = exact if possible
plan-games = a fixed number
plan-precision = until precise enough
plan-sprt = until a sequential test decides
plays = Games per pairing
precision-unit = ± in hundredths of a percent
seed = Seed
run-tournament = Run the tournament
tournament-empty = Choose strategies and run the tournament: the table fills up as games are played.
result = Result
progress = Progress
progress-of = { $done } of { $total }
progress-open = { $done } so far
was-cancelled = Cancelled. The results so far are shown.
cross-table = Cross table
cross-caption = Score of the row against the column, on both sides; a win is 1, a draw ½. Select a cell to see its games.
exact = exact
ranking = Ranking
score = Score
group = Group
best-opponent = Best opponent gains
best-opponent-ask = Also look for the best opponent of each strategy
best-opponent-note = What the best opponent of each strategy gains on average, playing both sides. A strategy at 0 is safe. Choose a number to watch this opponent play.
best-opponent-watch = Watch the best opponent of { $name }
best-opponent-unknown = unknown: it remembers
manifest = Manifest
replay = Replay
replay-of = { $a } against { $b }
play-number = Game number
letter-mistake = M
mistakes = { $count ->
        [0] No mistakes found in this game.
        [one] One mistake
       *[other] { $count } mistakes
    }
mistake = Move { $number }, { $move }: a mistake that turns { $could ->
        [win] a win
       *[draw] a draw
    } into { $became ->
        [draw] a draw
       *[loss] a loss
    }. Better: { $best }.
who-sits = Player 1: { $first }. Player 2: { $second }.
chance-between = Chance acts between the moves, so the board cannot be replayed; these were the choices.
open-in-play = Open in Play

## Dice

points-to-win = Points to win
most-dice = Most dice per throw
variant = Variant
variant-one-turn = one turn, simultaneous
map-shows = The map shows
layer-dice = Best number of dice
layer-gain = Mean gain of the player to move
layer-support = Choices mixed by optimal play
layer-edge = Gain over always throwing the highest-scoring number
map-svg = Map (SVG)
map-png = Map (PNG)
map-keys = Arrow keys move over the map, with Shift ten at a time
own-points = Own points
other-points = Opponent's points
standing = At this score
throw = { $dice ->
        [one] Throw one die.
       *[other] Throw { $dice } dice.
    }
mixture-here = Optimal play is mixed: see the probabilities below.
lost-here = Every choice loses.
mean-gain = Mean gain { $gain }.
certificate = Certificate: no deviation gains more than { $gap }.
dice = Dice
gain = Gain
behind-best = Loss against the best
chosen = Chosen
other-chooses = Opponent
best-mixture = The optimal mixed strategy
only-best = It is the only optimal one.
not-only-best = There are other optimal ones.
payoffs = Gain of each number (rows) against the opponent's (columns)
strategy-table = The whole strategy as text
runs-title = Opponent's points: number of dice
fractions = Exact fractions
fraction = Fraction
fraction-table = All gains as fractions
exact-value = Exactly:
exact-gain = Exactly:
copy-digits = Copy all { $digits } digits
certificate-exact = Certificate: computed in fractions, nothing is rounded.
standing-proof = Against the opponent's mix no number gains more than { $most }; this mix gains at least { $value } whatever the opponent does.
curves = Curves
curve-against = Gain against
a-against-b = { $a } against { $b }
mean-gain-first = Mean gain of the first player
race-sentence = First to { $n } points with at most { $d } dice: player 1 gains { $value } on average; throwing { $richest } dice scores most.
one-turn-sentence = One turn with at most { $d } dice is worth { $value } to player 1.

## Learn

way = Learning method
way-number = Method { $number }
method = Method
method-uniform = trajectories, any unknown move
method-depth = trajectories, depth first
method-breadth = trajectories, breadth first
method-least-visited = trajectories, least visited first
method-q = Q-learning
rate-alpha = Learning rate
rate-gamma = Discount per move
rate-epsilon = Share of random moves
compare-with = Compare with another method
compare-no-more = Only one method
episodes = Games
runs = Runs
learn-fast = Learn
step-by-step = Step by step
step = Step
step-title = Game { $play }, move { $step }
step-move = Played
step-tried = At random
step-correction = Correction
step-settled = Solved
moves-won = Winning
moves-lost = Losing
moves-drawn = Drawing
moves-unknown = Unknown
learning-curve = Learning curve
learn-empty = Press Learn: the curve grows as games are played.
learned-sentence = { $method }: { $plays } games, { $known } positions known on average; the start is solved in { $settled } of { $runs ->
        [one] one run
       *[other] { $runs } runs
    }.
known-of-all = After { $plays } games: { $known } of { $all } positions known ({ $share })
known-so-far = After { $plays } games: { $known } positions known
learn-better = { $better } plays better. { $measure }: method 1 { $a }, method 2 { $b }.
learn-not-sure = No significant difference between the two methods. { $measure }: method 1 { $a }, method 2 { $b }; more runs would tell.
learn-equal = Both methods play equally well. { $measure }: { $a }.
learn-known-more = { $more } knows { $times } times as many positions: { $most } against { $least }.
learn-known-equal = Both know { $known } positions.
measure = The curve shows
measure-random = Score against random moves
measure-optimal = Score against optimal play
measure-exploitability = Exploitability: what the best opponent gains
measure-known = Positions known
measure-value = Value of the start for player 1
value-map = Value of the first moves

## solving by a method

tree-from-here = Show the tree from here
solve-by = Solve by a method
solve-method = Method
solve-run = Solve
solve-line = Best line: { $line }
solve-cost = { $method }: { $nodes } positions
option-open = none
`),fr:Xt(`fr`,`### Tout ce qu'une personne lit sur la page, en français. Mêmes clés et mêmes arguments que \`en.ftl\`.

## Cadre

title = Stratège
screens = Écrans
screen-play = Jouer
screen-graph = Graphe
screen-tournament = Tournoi
screen-dice = Dés
screen-learn = Apprendre
other-language = English
theme-system = Couleurs : système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
projector = Mode projection : le plateau seul, aussi grand que possible
projector-leave = Quitter le mode projection
keys = Touches
key-stage = activer ou quitter le mode projection
key-keys = afficher ces touches
key-hints = montrer ou cacher les indications
key-undo = reprendre un coup
key-steps = un coup en arrière, un coup en avant
key-arrows = parcourir le plateau
key-touch = choisir la case, ou y jouer
key-escape = annuler le choix ; quitter le mode projection
close = Fermer
one-file = Télécharger cette page en un fichier, qui marche sans serveur
loading = Un instant…
no-such-page = Cette page n'existe pas
no-such-page-advice = L'adresse est peut-être coupée ou mal tapée. Voici les pages :
unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
engine-ended = Le moteur de cette page s'est arrêté : un défaut du programme, ou pas assez de mémoire. Il a redémarré. Réessayez, ou choisissez un jeu plus petit.
engine-missing = Le moteur de cette page n'a pas pu être chargé. La page est-elle complète, et le navigateur à jour ?
number-from = Au moins { $low } : valeur retenue { $taken }
number-between = De { $low } à { $high } : valeur retenue { $taken }
try-again = Réessayer
cancel = Annuler
yes = oui
no = non

## Jeux

games = Jeux
change-game = Choisir un jeu
take-game = Choisir { $title }
games-open = À deux, tout est visible
games-hidden = À deux, information cachée
games-chance = À deux, avec du hasard ou des points
games-alone = Seul
about-minutes = environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
one-less = Un de moins : { $about }
one-more = Un de plus : { $about }
rules = Règles et notation

## Jouer

board = Plateau
players = Joueurs
player = J{ $player }
human = une personne
levels = Programme, par niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-perfect = parfait
strategies-own = Propres à ce jeu
advanced = En savoir plus sur ce joueur
name-for = { $name }, { $amount }
name-fallible = { $strategy } ; un coup sur { $moves } au hasard
name-random = au hasard
name-first = toujours le premier coup
name-last = toujours le dernier coup
name-alphabeta = recherche alpha-bêta
name-greedy = un coup d'avance
name-minimax = min-max
name-mcts = recherche arborescente
name-optimal = jeu parfait
name-balanced = équilibrée
name-most-points = plus de points
name-most-present = plus présent
name-worst = pire
name-determinised = devine et résout
name-ismcts = recherche arborescente sur des mains devinées
name-inference = déduit votre main
name-blind = aveugle
name-always = toujours pareil
name-sequential = comme à tour de rôle
name-against = meilleure réponse à
unit-mcts = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-ismcts = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-inference = { $count ->
        [one] { $shown } partie par coup
       *[other] { $shown } parties par coup
    }
unit-alphabeta = { $count ->
        [one] { $shown } position par coup
       *[other] { $shown } positions par coup
    }
unit-minimax = { $count ->
        [one] { $shown } coup de profondeur
       *[other] { $shown } coups de profondeur
    }
unit-determinised = { $count ->
        [one] { $shown } essai
       *[other] { $shown } essais
    }
strategies = Stratégies
strategy-word = Stratégie et options
moves = Coups
type-move = Taper un coup
play-it = Jouer
choose-move = Lequel de ces coups ?
history = Historique
history-start = début
tools = Outils
undo = Reprendre
back = En arrière
forward = En avant
hints = Indications
pause = Pause
go-on = Continuer
new-play = Nouvelle partie
set-up = Placer une position
share = Partager
copy-position = Copier la position
copy-link = Copier le lien vers cette vue
save-svg = Enregistrer le plateau en SVG
save-png = Enregistrer le plateau en PNG
save-play = Enregistrer la partie en JSON
copied = Copié.
not-copied = Le navigateur interdit la copie.
position = Position
set-up-stalks = Chaque mot est une tige, à partir du sol : − en coupe le bout. D'autres tiges se choisissent avec le jeu.
set-up-reserves = Réserves
set-up-pieces = Choisissez une pièce, puis touchez les cases où elle se trouve ; touchez encore pour l'enlever.
pieces = Pièces
remove-piece = enlever
notation = Comment les positions s'écrivent
random-position = Position au hasard
play-from-here = Jouer à partir d'ici
not-opened = Cette partie ne peut pas être ouverte.
play-again = Rejouer
where-wrong = Où me suis-je trompé ?
mistakes-unknown = { $unknown ->
        [one] Rien n'est prouvé sur un coup.
       *[other] Rien n'est prouvé sur { $unknown } coups.
    }
your-turn = À vous de jouer.
has-played = J{ $player } a joué { $move }.
no-move-at = Rien ne se joue en { $place }.
no-move-here = Rien ne se joue ici.
no-move-over = La partie est finie.
no-move-wait = C'est à J{ $player } de jouer : un instant.
no-move-unsent = Le serveur ne répond pas. Votre coup est gardé et partira à son retour.
thinking = J{ $player } réfléchit…
pass-screen = Passez l'écran à J{ $player }.
uncover = Je suis J{ $player } : montrer mon plateau
holding = Main de J{ $player }
value-strip = Qui menait après chaque coup (J1 vers le haut)
value-strip-alone = Était-ce encore soluble après chaque coup ? (vers le haut : oui)

## Valeurs

value-title = Valeur
value-sum = Ajouter au plateau
value-sum-example = + nim:3,5 ou + {"{"}2|-1{"}"}
value-add = Ajouter
value-alone = Plateau seul
sum-title = Jouée comme un seul jeu
sum-rule = On joue un coup sur l'un des plateaux ; qui ne peut jouer sur aucun perd.
sum-board = Plateau { $board }
sum-turned = (rôles échangés)
sum-wins = À J{ $player } de jouer : il gagne.
sum-loses = À J{ $player } de jouer : il perd si l'autre joue au mieux.
sum-stuck = J{ $player } ne peut plus jouer : J{ $winner } gagne.
sum-hottest = Coup le plus chaud : { $move } sur le plateau { $board } (température { $temperature }).
value-stopped = Le temps imparti s'est écoulé avant la fin du calcul.
value-whole = Forme canonique
value-mean = Valeur moyenne
value-temperature = Température
value-stop-left = Arrêt gauche (J1 commence)
value-stop-right = Arrêt droit (J2 commence)
value-long = une valeur de { $characters } caractères
value-parts = Composantes
value-moves = Coups de J{ $player }
value-moves-waiting = Coups de J{ $player }, qui n'a pas le trait
value-no-moves = Aucun.
value-move = Coup
value-in = Dans
value-after = Vaut ensuite
value-incentive = Incitation
value-remark = Remarque
value-best = meilleur
value-wins = gagne
value-hottest = le plus chaud
value-play = Jouer { $move }
value-explore = Options de { $name }
value-explorer = Options d'une valeur
value-options = Options de J{ $player }
value-back = Revenir à { $name }
value-close = Fermer

## Indications

letter-win = G
letter-draw = N
letter-loss = P
spoken-win = gagne en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-loss = perd en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
spoken-win-some-time = gagne
spoken-loss-some-time = perd
spoken-draw = mène au match nul
spoken-gain = gain moyen { $amount }
spoken-estimate = estimé à { $amount }
spoken-share = joué avec probabilité { $share }
spoken-share-gain = joué avec probabilité { $share }, gain moyen { $amount }
spoken-wins = gagne environ { $chance } des parties, estimation
spoken-unknown = inconnu
can-be-played = jouable
place = place
of-player = de J{ $player }
form-cross = croix
form-ring = rond
form-disc = disque
form-block = occupé
form-peg = pion
form-stack = pile de { $count }
form-chief = disque couronné
form-bearer = disque avec ballon
form-chocolate = chocolat
form-poison = poison
form-counter = jeton
form-pips = { $count } points
form-back = face cachée
form-rings = { $count } anneaux
form-token = jeton { $name }
form-barrier = obstacle
form-die = dé montrant { $count }
form-half = moitié de domino
form-pin = quille

## Graphe

arena = Arène
graph-choices = Ce qui est dessiné
source = D'où vient le graphe
of-game = Un jeu
of-dictionary = Un dictionnaire
dictionary = Graphe en dictionnaire (Python ou JSON)
owned-by-first = Sommets de J1 (les autres sont à J2)
targets = Cible de l'attracteur (par défaut : là où l'autre joueur ne peut plus jouer)
draw-it = Dessiner
complete-arena = Toutes les positions, avec l'un ou l'autre joueur au trait
attractor-of = Attracteur de
layers = Couches de l'attracteur
layers-shown = Nombre de couches montrées
question-mode = Mode question
check = Vérifier
strategy = Stratégie
reasons = Raisons
entering = Rang { $rank } : { $count ->
        [one] un sommet entre
       *[other] { $count } sommets entrent
    }
reason-final = – la partie est finie et J{ $player } a gagné.
reason-exists = – J{ $player } joue et il existe un arc vers l'attracteur : vers { $targets }.
reason-for-all = – J{ $other } joue et, pour tout arc, l'extrémité est déjà dans l'attracteur : { $targets }.
rank = rang { $rank }
rank-title = Rang
to-move = J{ $player } au trait
final-1 = gagné par J1
final-2 = gagné par J2
final-draw = match nul
answer-chosen = choisi
answer-right = juste
answer-wrong = faux
answer-missed = oublié
graph-label = Arène à { $vertices } sommets et { $arcs } arcs
arena-sentence = L'arène a { $vertices } sommets et { $arcs } arcs. Lesquels J{ $player } peut-il forcer ?
layers-sentence = Jusqu'au rang { $rank }, { $inside } des { $vertices } sommets sont dans l'attracteur de J{ $player }.
start-won = J{ $player } gagne depuis la position initiale, de rang { $rank }.
start-not-won = La position initiale n'est pas parmi les { $inside } sommets de l'attracteur de J{ $player }.
question = Quels sommets sont de rang { $rank } ? Sélectionnez-les, puis vérifiez.
not-yet = Pas encore : { $wrong } de trop, { $missed } à trouver.
well-done = Juste : c'est le rang { $rank }. Et le suivant ?
no-more-layers = L'attracteur est complet : plus aucun sommet n'entre.
too-many-vertices = Plus de 300 sommets : voici un résumé par couche.
as-table = En tableau
number = Numéro
turn = Au trait
end = Fin
successors = Successeurs
vertices = Sommets
save = Enregistrer
format-svg = SVG
format-png = PNG
format-tikz = TikZ
format-dot = DOT
format-mermaid = Mermaid
format-python = Python
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
graph-view = Vue
view-whole = Entier
view-near = Voisins
view-layers = Couches
view-moves = Coups
explorer = Les coups et où ils mènent
explorer-openings = Ouvertures : les coups et où ils mènent
arena-too-large = Le graphe entier de ce jeu est trop grand pour être dessiné. Parcourez-le coup par coup.
explorer-after = Après { $moves }
explorer-way = Coups déjà joués
explorer-leads = Mène à
explorer-thinking = Calcul des valeurs…
labels-boards = Plateaux dans les sommets
legend = Légende
legend-nobody = personne ne joue
legend-start = départ
legend-ended = partie terminée
legend-attractor = attracteur de J{ $player }
legend-rank = rang
legend-chosen = stratégie gagnante
near-before = { $count ->
        [0] Aucune position ne mène ici
        [one] Une position mène ici
       *[other] { $count } positions mènent ici
    }
near-after = { $count ->
        [0] Aucun coup à partir d'ici
        [one] Un coup à partir d'ici
       *[other] { $count } coups à partir d'ici
    }
near-more = et { $count } de plus
layer-of = Rang { $rank } · { $count }
layer-outside = Hors de l'attracteur · { $count }
from-position = À partir de la position
from-start = À partir du début de la partie
format-animation = SVG animé
format-frames = Une image par étape (ZIP)
zoom-readable = 1:1, taille lisible

## Tournoi

strategy-random = coups au hasard
strategy-first = toujours le premier coup
strategy-last = toujours le dernier coup
strategy-optimal = jeu parfait
strategy-balanced = équilibrée
strategy-most-points = plus de points
strategy-most-present = plus présent
strategy-worst = pire
strategy-blind = aveugle
strategy-equilibrium = équilibre
strategy-honest = honnête
strategy-bold = hardie
strategy-match = joue la valeur du prix
strategy-sequential = comme à tour de rôle
strategy-minimax = min-max, { $depth ->
        [one] un coup
       *[other] { $depth } coups
    } d'avance{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-greedy = gloutonne{ $heuristic ->
        [none] {""}
       *[other] {" "}({ $heuristic })
    }
strategy-always = toujours { $choice }
strategy-fallible = { $name }, un coup sur { $often } au hasard
strategy-against = meilleure réponse à { $name }
strategy-mcts = recherche arborescente, { $count } simulations
strategy-mcts-timed = recherche arborescente, { $time }
strategy-mcts-usual = recherche arborescente
strategy-ismcts = recherche sur les donnes, { $count } simulations
strategy-ismcts-timed = recherche sur les donnes, { $time }
strategy-ismcts-usual = recherche sur les donnes
strategy-inference = inférence, { $count } simulations
strategy-inference-timed = inférence, { $time }
strategy-inference-usual = inférence
strategy-alphabeta = alpha-bêta, { $count } positions
strategy-alphabeta-timed = alpha-bêta, { $time }
strategy-alphabeta-usual = alpha-bêta
strategy-determinised = { $count } donnes devinées
strategy-determinised-timed = donnes devinées, { $time }
strategy-determinised-usual = donnes devinées
score-axis = Score en pour cent
score-with-interval = Score et intervalle à 95 %
cross-short = Score de la ligne contre la colonne
standings-key = Point : score. Trait : intervalle à 95 %. Cadre plein : significativement meilleure. Cadre tireté : significativement moins bonne.
standings-played = { $games } parties par rencontre, rôles échangés ; graine { $seed } ; une victoire vaut 1, un nul ½
standings-exact = Exact : sans tirage au sort ; une victoire vaut 1, un nul ½
picture-svg = Image (SVG)
picture-png = Image (PNG)
quoted = « { $text } »
strategy-number = Stratégie { $number }
strategy-title = Stratégie
add-strategy = Ajouter une stratégie
remove = Retirer { $strategy }
plan = Nombre de parties
plan-exact = exact si possible
plan-games = un nombre fixé
plan-precision = jusqu'à la précision voulue
plan-sprt = jusqu'à ce qu'un test séquentiel tranche
plays = Parties par rencontre
precision-unit = ± en centièmes de pour cent
seed = Graine
run-tournament = Lancer le tournoi
tournament-empty = Choisissez des stratégies et lancez le tournoi : le tableau se remplit au fil des parties.
result = Résultat
progress = Avancement
progress-of = { $done } sur { $total }
progress-open = { $done } pour l'instant
was-cancelled = Annulé. Les résultats obtenus jusque-là sont affichés.
cross-table = Tableau croisé
cross-caption = Score de la ligne contre la colonne, en J1 et en J2 ; une victoire vaut 1, un match nul ½. Choisissez une case pour voir ses parties.
exact = exact
ranking = Classement
score = Score
group = Groupe
best-opponent = Gain du meilleur adversaire
best-opponent-ask = Chercher aussi le meilleur adversaire de chaque stratégie
best-opponent-note = Ce que le meilleur adversaire de chaque stratégie gagne en moyenne, en J1 et en J2. À 0, la stratégie est sûre. Choisissez un nombre pour voir jouer cet adversaire.
best-opponent-watch = Voir jouer le meilleur adversaire de { $name }
best-opponent-unknown = inconnu : elle a une mémoire
manifest = Manifeste
replay = Revoir une partie
replay-of = { $a } contre { $b }
play-number = Partie numéro
letter-mistake = E
mistakes = { $count ->
        [0] Aucune erreur trouvée dans cette partie.
        [one] Une erreur
       *[other] { $count } erreurs
    }
mistake = Coup { $number }, { $move } : une erreur qui change { $could ->
        [win] une victoire
       *[draw] un match nul
    } en { $became ->
        [draw] match nul
       *[loss] défaite
    }. Mieux : { $best }.
who-sits = J1 : { $first }. J2 : { $second }.
chance-between = Le hasard intervient entre les coups : le plateau ne peut pas être rejoué ; voici les choix.
open-in-play = Ouvrir dans Jouer

## Dés

points-to-win = Points à atteindre
most-dice = Dés par lancer, au plus
variant = Variante
variant-one-turn = un seul tour, simultané
map-shows = La carte montre
layer-dice = Meilleur nombre de dés
layer-gain = Gain moyen du joueur au trait
layer-support = Choix mélangés par le jeu optimal
layer-edge = Gain par rapport au nombre de dés le plus rentable
map-svg = Carte (SVG)
map-png = Carte (PNG)
map-keys = Les flèches parcourent la carte, de dix en dix avec Majuscule
own-points = Points du joueur au trait
other-points = Points de l'adversaire
standing = À ce score
throw = { $dice ->
        [one] Lancer un dé.
       *[other] Lancer { $dice } dés.
    }
mixture-here = Le jeu optimal est mixte : voir les probabilités ci-dessous.
lost-here = Tout choix perd.
mean-gain = Gain moyen { $gain }.
certificate = Certificat : aucune déviation ne rapporte plus de { $gap }.
dice = Dés
gain = Gain
behind-best = Écart au meilleur
chosen = Choisi
other-chooses = Adversaire
best-mixture = La stratégie mixte optimale
only-best = C'est la seule optimale.
not-only-best = Il y en a d'autres optimales.
payoffs = Gain de chaque nombre (lignes) contre ceux de l'adversaire (colonnes)
strategy-table = Toute la stratégie en texte
runs-title = Points de l'adversaire : nombre de dés
fractions = Fractions exactes
fraction = Fraction
fraction-table = Tous les gains en fractions
exact-value = Exactement :
exact-gain = Exactement :
copy-digits = Copier les { $digits } chiffres
certificate-exact = Certificat : calculé en fractions, rien n'est arrondi.
standing-proof = Contre le mélange de l'adversaire, aucun nombre ne gagne plus de { $most } ; ce mélange gagne au moins { $value } quoi que fasse l'adversaire.
curves = Courbes
curve-against = Gain selon
a-against-b = { $a } contre { $b }
mean-gain-first = Gain moyen du premier joueur
race-sentence = Premier à { $n } points avec au plus { $d } dés : J1 gagne { $value } en moyenne ; lancer { $richest } dés rapporte le plus de points.
one-turn-sentence = Un tour avec au plus { $d } dés vaut { $value } pour J1.

## Apprendre

way = Méthode d'apprentissage
way-number = Méthode { $number }
method = Méthode
method-uniform = trajectoires, tout coup inconnu
method-depth = trajectoires, en profondeur
method-breadth = trajectoires, en largeur
method-least-visited = trajectoires, le moins visité d'abord
method-q = Q-learning
rate-alpha = Taux d'apprentissage
rate-gamma = Facteur d'actualisation
rate-epsilon = Part de coups au hasard
compare-with = Comparer avec une autre méthode
compare-no-more = Une seule méthode
episodes = Parties
runs = Essais
learn-fast = Apprendre
step-by-step = Pas à pas
step = Étape
step-title = Partie { $play }, coup { $step }
step-move = Joué
step-tried = Au hasard
step-correction = Correction
step-settled = Résolu
moves-won = Gagnants
moves-lost = Perdants
moves-drawn = Nuls
moves-unknown = Inconnus
learning-curve = Courbe d'apprentissage
learn-empty = Appuyez sur Apprendre : la courbe grandit au fil des parties.
learned-sentence = { $method } : { $plays } parties, { $known } positions connues en moyenne ; la position initiale est résolue { $settled ->
        [0] dans aucun essai
        [one] dans un essai
       *[other] dans { $settled } essais
    } sur { $runs }.
known-of-all = Après { $plays } parties : { $known } positions connues sur { $all } ({ $share })
known-so-far = Après { $plays } parties : { $known } positions connues
learn-better = { $better } joue mieux. { $measure } : méthode 1 { $a }, méthode 2 { $b }.
learn-not-sure = Les deux méthodes ne diffèrent pas significativement. { $measure } : méthode 1 { $a }, méthode 2 { $b } ; davantage d'essais trancheraient.
learn-equal = Les deux méthodes jouent aussi bien l'une que l'autre. { $measure } : { $a }.
learn-known-more = { $more } connaît { $times } fois plus de positions : { $most } contre { $least }.
learn-known-equal = Les deux connaissent { $known } positions.
measure = La courbe montre
measure-random = Score contre le hasard
measure-optimal = Score contre le jeu optimal
measure-exploitability = Exploitabilité : ce que gagne le meilleur adversaire
measure-known = Positions connues
measure-value = Valeur initiale pour J1
value-map = Valeur des premiers coups

## résoudre par une méthode

tree-from-here = Montrer l'arbre à partir d'ici
solve-by = Résoudre par une méthode
solve-method = Méthode
solve-run = Résoudre
solve-line = Suite optimale : { $line }
solve-cost = { $method } : { $nodes } positions
option-open = aucune
`)};function Y(e,n={}){let r=Wt[t.language],i=r.getMessage(e);if(!i?.value)throw Error(`there are no words for \`${e}\``);return r.formatPattern(i.value,n)}function Gt(e,n={}){return Wt[t.language].hasMessage(e)?Y(e,n):null}var Kt={roundingMode:`halfEven`};function X(e,n=0){let r={...Kt,minimumFractionDigits:n,maximumFractionDigits:n};return new Intl.NumberFormat(t.language,r).format(e)}function qt(e){let[t=``,n=``]=e.toExponential(1).split(`e`),r=[...n].map(e=>`⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹`[`-+0123456789`.indexOf(e)]);return`${X(Number(t),1)}·10${r.filter(e=>e!==`⁺`).join(``)}`}function Jt(e,t=1){return`${X(100*e,t)}\u202f%`}function Yt(e,t=3){let n=X(Math.abs(e),t);return Number(Math.abs(e).toFixed(t))===0?n:`${e<0?`−`:`+`}${n}`}function Xt(e,t){let n=new vt(e,{useIsolating:!1});return n.addResource(new Ht(t)),n}var Z=class extends Error{constructor(e,t){super(t.message),this.status=e,this.complaint=t}};function Zt(e=``){return new Z(0,{code:`unreachable`,message:e})}function Qt(e){return e instanceof Z?e:Zt(e instanceof Error?e.message:String(e))}function $t(e){return e instanceof DOMException&&e.name===`AbortError`}async function en(e){let t=await e.text();return new Z(e.status,tn(t,e))}function tn(e,t){try{let{error:t}=JSON.parse(e);if(t?.message)return t}catch{}return{code:`unreadable`,message:e||`${t.status} ${t.statusText}`}}var nn=`stratege-engine`,rn=class e{constructor(e,t){this.element=e,this.hintTime=t,this.compiled=null,this.module().catch(()=>{})}static find(t){let n=document.getElementById(nn);return n&&new e(n,t)}async begin(){return{module:await this.module(),hintTime:this.hintTime}}module(){let e=this.compiled??an(this.element);return this.compiled=e,e.catch(()=>this.compiled=null),e}};async function an(e){let t=e.dataset.address;try{let n=t?await on(t):await sn(e.textContent??``);return await WebAssembly.compile(n)}catch(e){throw console.error(e),new Z(0,{code:`engine-missing`,message:Y(`engine-missing`)})}}async function on(e){let t=await fetch(e);if(!t.ok)throw Error(`${e}: ${t.status} ${t.statusText}`);return t.arrayBuffer()}function sn(e){let t=Uint8Array.from(atob(e.trim()),e=>e.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream(`gzip`));return new Response(n).arrayBuffer()}var Q=`/api/v1`,cn=class{ask({path:e,language:t,body:n,signal:r}){let i={method:`POST`,headers:{"Content-Type":`application/json`},body:n};return fetch(`${Q}${e}?lang=${t}`,{...n===null?{}:i,signal:r??null})}job(e,t,n){let r=null,i=null,a=!1,o=()=>{a=!0,r?.close()};return(async()=>{let s=await this.ask({path:`/jobs`,language:t,body:e});if(!s.ok)throw await en(s);i=(await s.json()).job,a?fetch(`${Q}/jobs/${i}`,{method:`DELETE`}):(r=new EventSource(`${Q}/jobs/${i}/events?lang=${t}`),r.addEventListener(`progress`,e=>n.progress?.(JSON.parse(e.data))),r.addEventListener(`result`,e=>{o(),n.result(JSON.parse(e.data))}),r.addEventListener(`failed`,e=>{o(),n.failed(new Z(422,JSON.parse(e.data).error))}),r.addEventListener(`cancelled`,()=>{o(),n.cancelled()}),r.addEventListener(`error`,()=>{a||(o(),n.failed(Zt()))}))})().catch(e=>{a||(o(),n.failed(Qt(e)))}),()=>{a||(i&&fetch(`${Q}/jobs/${i}`,{method:`DELETE`}),o(),n.cancelled())}}},ln="(function(){function e(e,t){let[n,r]=[new TextEncoder,new TextDecoder],i=()=>{},a=``,o=(e,t)=>r.decode(new Uint8Array(s.buffer,e,t)),{memory:s,room:c,free:l,start:u,ask:d}=new WebAssembly.Instance(e,{stratege:{now:()=>performance.now(),tell:(e,t,n,r,a)=>i(e,o(t,n),o(r,a)),panicked:(e,t)=>a=o(e,t)}}).exports,f=e=>{try{e()}catch(e){throw Error(a||String(e))}};return f(()=>u(t)),(e,t)=>{let r=n.encode(e);i=t,f(()=>{let e=c(r.length);if(e===0)throw Error(`there is no room for the request`);new Uint8Array(s.buffer).set(r,e),d(e,r.length),l(e,r.length)})}}let t=null,n=e=>postMessage(e);onmessage=({data:r})=>{try{typeof r==`string`?t?.(r,(e,t,r)=>n({status:e,kind:t,text:r})):t=e(r.module,r.hintTime)}catch(e){n({ended:e instanceof Error?e.message:String(e)})}}})();",un=typeof self<`u`&&self.Blob&&new Blob([`(self.URL || self.webkitURL).revokeObjectURL(self.location.href);`,ln],{type:`text/javascript;charset=utf-8`});function dn(e){let t;try{if(t=un&&(self.URL||self.webkitURL).createObjectURL(un),!t)throw``;let n=new Worker(t,{name:e?.name});return n.addEventListener(`error`,()=>{(self.URL||self.webkitURL).revokeObjectURL(t)}),n}catch{return new Worker(`data:text/javascript;charset=utf-8,`+encodeURIComponent(ln),{name:e?.name})}}var fn=102,pn=class{constructor(e){this.worker=new dn,this.waiting=null,this.ended=null,this.worker.onmessage=({data:e})=>this.hear(e),this.worker.onerror=e=>{e.preventDefault(),this.hear({ended:e.message})},this.ready=e.begin().then(e=>this.worker.postMessage(e)),this.ready.catch(()=>{})}async ask(e,t){if(await this.ready,this.ended)throw this.ended;let{path:n,language:r,body:i}=e;return new Promise((e,a)=>{this.waiting={resolve:e,reject:a,progress:t};let o=i===null?`GET`:`POST`;this.worker.postMessage(`${o} /api/v1${n} ${r}\n${i??``}`)})}end(){this.worker.terminate()}hear(e){if(`ended`in e)console.error(`the engine has ended: ${e.ended}`),this.ended=new Z(500,{code:`engine-ended`,message:Y(`engine-ended`)}),this.waiting?.reject(this.ended);else if(e.status===fn)this.waiting?.progress?.(e.text);else{let{status:t,kind:n,text:r}=e;this.waiting?.resolve(new Response(r,{status:t,headers:{"Content-Type":n}}))}}},mn=[`/hints`,`/choose`,`/arena`,`/arena/export`,`/dice/at`,`/tournament/replay`],hn=2,gn=50,_n=class{constructor(e){this.source=e,this.running=0,this.waiting=[],this.glances=new vn(e),this.thoughts=new vn(e)}ask(e){return(mn.includes(e.path)?this.thoughts:this.glances).ask(e)}job(e,t,n){let r=null,i=!1,a=()=>{i=!0,r&&(r.end(),--this.running,this.next())},o=async r=>{let o=await r.ask({path:`/jobs`,language:t,body:e},e=>n.progress?.(JSON.parse(e)));if(!o.ok)throw await en(o);let s=await o.json();i||(a(),n.result(s))};return this.waiting.push(()=>{i||(this.running+=1,r=new pn(this.source),o(r).catch(e=>{i||(a(),n.failed(Qt(e)))}))}),this.next(),()=>{i||(a(),n.cancelled())}}next(){for(;this.running<hn&&this.waiting.length>0;)this.waiting.shift()?.()}},vn=class{constructor(e){this.source=e,this.worker=null,this.current=null,this.waiting=[]}ask(e){return new Promise((t,n)=>{let{signal:r}=e;if(r?.aborted)return n(r.reason);let i={asked:e,resolve:t,reject:n};r?.addEventListener(`abort`,()=>this.giveUp(i),{once:!0}),this.waiting.push(i),this.next()})}next(){if(this.current)return;let e=this.waiting.shift();if(!e)return;this.current=e,this.worker??=new pn(this.source);let t=t=>{this.current===e&&(this.current=null,t(),this.next())};this.worker.ask(e.asked).then(n=>t(()=>e.resolve(n)),n=>t(()=>{this.restart(),e.reject(n)}))}giveUp(e){e.reject(e.asked.signal?.reason),this.waiting=this.waiting.filter(t=>t!==e),setTimeout(()=>{this.current===e&&(this.current=null,this.restart(),this.next())},gn)}restart(){this.worker?.end(),this.worker=null}},yn=2e3,bn=class{constructor(){this.language=`en`,this.found=null,this.sheet=null}async games(){return(await this.get(`/games`)).games}async offersFile(){return(await this.get(`/limits`)).page_file}play(e,t,n){return this.post(`/play`,{...e,viewer:t},n)}hints(e,t,n){return this.post(`/hints`,{...e,viewer:t},n)}value(e,t){return this.post(`/value`,e,t)}choose(e,t,n){return this.post(`/choose`,{...e,strategy:t},n)}position(e){return this.post(`/position`,e)}symbols(){let e=this.sheet??this.ask(`/symbols.svg`,null).then(e=>e.text());return this.sheet=e,e.catch(()=>this.sheet=null),e}arena(e,t){return this.post(`/arena`,e,t)}arenaFile(e){return this.file(`/arena/export`,e)}picture(e,t){return this.file(`/picture`,{...e,viewer:t,format:`svg`})}playFile(e,t){return this.file(`/play/export`,{...e,players:t})}mistakes(e,t){return this.post(`/play/mistakes`,e,t)}replay(e){return this.post(`/tournament/replay`,e)}diceAt(e,t){return this.post(`/dice/at`,e,t)}job(e,t,n){return this.transport.job(JSON.stringify({kind:e,request:t}),this.language,n)}async get(e){return(await this.ask(e,null)).json()}async post(e,t,n){return(await this.ask(e,t,n)).json()}async file(e,t){return(await this.ask(e,t)).blob()}async ask(e,t,n){let r=t&&JSON.stringify(t),i=await this.transport.ask({path:e,language:this.language,body:r,signal:n});if(i.ok)return i;throw await en(i)}get transport(){return this.found??=xn(),this.found}};function xn(){let e=ne().hintSeconds,t=rn.find(e?1e3*e:yn);return t?new _n(t):new cn}var Sn=new bn,Cn=ie`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1 {
    font-size: var(--larger);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: var(--large);
    line-height: 1.25;
  }
  h3 {
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-height: 2.5rem;
    padding: var(--s1) var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    cursor: pointer;
    text-decoration: none;
    color: var(--ink);
  }
  button:hover:not(:disabled) {
    border-color: var(--strong-line);
  }
  button:disabled {
    cursor: default;
    color: var(--soft);
    opacity: 0.65;
  }
  button.primary {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
  button.quiet {
    background: none;
    border-color: transparent;
  }
  button[aria-pressed='true'] {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input,
  select,
  textarea {
    min-height: 2.5rem;
    max-width: 100%;
    padding: var(--s1) var(--s2);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    background: var(--raised);
  }
  input[type='checkbox'],
  input[type='radio'] {
    min-height: 0;
    width: 1.15rem;
    height: 1.15rem;
    accent-color: var(--primary);
  }
  input[type='range'] {
    padding: 0;
    accent-color: var(--primary);
  }
  label.field {
    display: grid;
    grid-template-columns: minmax(0, max-content);
    align-content: end;
    max-width: 100%;
    gap: var(--s1);
    font-size: var(--small);
    color: var(--soft);
    min-width: 0;
  }
  label.field > :not(.about) {
    font-size: 1rem;
    color: var(--ink);
  }
  .stepper {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: var(--s1);
  }
  .stepper input {
    width: 100%;
  }
  .stepper .step {
    min-width: 2.75rem;
    padding: 0;
    font-size: var(--large);
  }
  /* The catalogue writes its words as parts of sentences. */
  .about {
    display: block;
  }
  .about::first-letter {
    text-transform: uppercase;
  }
  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    padding: var(--s4);
    min-width: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
  }
  label.check {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--s2);
    align-items: center;
  }
  .row.end {
    align-items: end;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    align-content: start;
    min-width: 0;
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: var(--small);
  }
  .mono {
    font-family: var(--mono);
    overflow-wrap: anywhere;
  }
  .alarm {
    color: var(--alarm);
    background: var(--alarm-wash);
    border-radius: var(--radius);
    padding: var(--s2) var(--s3);
    overflow-wrap: anywhere;
  }
  .alarm button {
    margin-block: var(--s2) var(--s1);
  }
  .sheet {
    overflow-x: auto;
    max-width: 100%;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    padding-block-end: var(--s2);
  }
  th,
  td {
    padding: var(--s1) var(--s3);
    text-align: left;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  th {
    font-size: var(--small);
    color: var(--soft);
    font-weight: 600;
  }
  td.number,
  th.number {
    text-align: right;
  }
  summary {
    cursor: pointer;
    min-height: 2rem;
    font-weight: 600;
  }
  summary.button {
    font-weight: inherit;
    min-height: 2.5rem;
  }
  dialog {
    width: min(52rem, calc(100vw - 2rem));
    max-height: calc(100vh - 2rem);
    border: 1px solid var(--line);
    border-radius: 1rem;
    background: var(--surface);
    color: var(--ink);
    padding: var(--s5);
    box-shadow: var(--shadow);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    * {
      print-color-adjust: exact;
    }
    .card {
      break-inside: avoid;
    }
  }
  @media (max-width: 40rem) {
    .card {
      padding: var(--s3);
    }
    dialog {
      padding: var(--s4);
    }
  }
`,wn=class extends V{constructor(...e){super(...e),this.changed=()=>this.requestUpdate()}connectedCallback(){super.connectedCallback(),t.addEventListener(`change`,this.changed)}disconnectedCallback(){t.removeEventListener(`change`,this.changed),super.disconnectedCallback()}tell(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t,bubbles:!0,composed:!0}))}};function Tn(){return parseFloat(getComputedStyle(document.documentElement).fontSize)/16}function En(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var $={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Dn=e=>(...t)=>({_$litDirective$:e,values:t}),On=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:kn}=Ve,An=e=>e.strings===void 0,jn={},Mn=(e,t=jn)=>e._$AH=t,Nn=Dn(class extends On{constructor(e){if(super(e),e.type!==$.PROPERTY&&e.type!==$.ATTRIBUTE&&e.type!==$.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!An(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===N||t===P)return t;let n=e.element,r=e.name;if(e.type===$.PROPERTY){if(t===n[r])return N}else if(e.type===$.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(r))return N}else if(e.type===$.ATTRIBUTE&&n.getAttribute(r)===t+``)return N;return Mn(e),t}});function Pn(e,t,n){let{name:r,about:i,choices:a,low:o,high:s}=e,c=e=>n(e.target.value.trim()),l=In(e),u=l&&s!=null?` (${o} – ${s})`:``,d=a?.length?M`<select @change=${c}>
        ${a.map(e=>M`<option value=${e.word} ?selected=${e.word===t}>
              ${e.about||e.word}
            </option>`)}
      </select>`:l?M`<input
          type="number"
          required
          min=${o??P}
          max=${s??P}
          .value=${Nn(t)}
          @change=${c}
        />`:M`<input .value=${t} spellcheck="false" @change=${c} />`,f=M`<label class="field" data-parameter=${l?P:r}
    ><span class="about">${i}${u}</span>${d}</label
  >`;return l?M`<div class="stepper" data-parameter=${r}>
    ${f} ${Fn(`−`,`one-less`,e,t,-1,n)}
    ${Fn(`+`,`one-more`,e,t,1,n)}
  </div>`:f}function Fn(e,t,{about:n,low:r,high:i},a,o,s){let c=Number(a)+o,l=Number.isInteger(c)&&(r??c)<=c&&c<=(i??c);return M`<button
    type="button"
    class="step"
    aria-label=${Y(t,{about:n})}
    ?disabled=${!l}
    @click=${()=>s(String(c))}
  >
    ${e}
  </button>`}function In({kind:e}){return e===`size`||e===`number`}var Ln=[`unreachable`,`engine-ended`,`engine-missing`];function Rn(e,t){let{code:n,message:r,position:i,advice:a}=e.complaint;return M`<div class="alarm" role="alert">
    <p>${n===`unreachable`?Y(`unreachable`):r}</p>
    ${i?M`<p class="mono">
            ${i.text.slice(0,i.start)}<mark>${i.text.slice(i.start,i.end)||` `}</mark>${i.text.slice(i.end)}
          </p>`:P}
    ${a?M`<p>${a}</p>`:P}
    ${t&&Ln.includes(n)?M`<button @click=${t}>${Y(`try-again`)}</button>`:P}
  </div>`}function zn(e,t){return e?.jobs.find(e=>e.name===t&&!e.refusal)}export{ie as A,l as B,Ye as C,N as D,P as E,c as F,s as H,u as I,o as L,ne as M,re as N,M as O,i as P,a as R,Ze as S,Ge as T,f as U,ee as V,t as W,Jt as _,Nn as a,Gt as b,$ as c,wn as d,Cn as f,X as g,$t as h,Pn as i,y as j,Me as k,En as l,Qt as m,Rn as n,Dn as o,Sn as p,In as r,On as s,zn as t,Tn as u,qt as v,Je as w,Y as x,Yt as y,d as z};