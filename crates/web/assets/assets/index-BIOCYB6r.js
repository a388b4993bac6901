const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./tournament-screen-B6xc7bTG.js","./number-field-C93vJI-n.js","./dice-screen-R6h9Jt0F.js","./line-chart-CJpa9M4j.js","./learn-screen-CAf2VqpU.js"])))=>i.map(i=>d[i]);
var e=`stratege`,t=new class extends EventTarget{constructor(){super(),this.choices={language:n(navigator.languages),theme:`system`,projector:!1,hints:!1,values:!1,...r()},globalThis.addEventListener?.(`storage`,t=>{t.key===e&&(this.choices={...this.choices,...r()},this.dispatchEvent(new Event(`change`)))})}get language(){return this.choices.language}get theme(){return this.choices.theme}get projector(){return this.choices.projector}get hints(){return this.choices.hints}get values(){return this.choices.values}hold(e){this.choices={...this.choices,...e},this.dispatchEvent(new Event(`change`))}choose(t){this.choices={...this.choices,...t};try{localStorage.setItem(e,JSON.stringify(this.choices))}catch{}this.dispatchEvent(new Event(`change`))}};function n(e){return e.map(e=>e.slice(0,2).toLowerCase()).find(e=>e===`fr`||e===`en`)===`fr`?`fr`:`en`}function r(){try{return JSON.parse(localStorage.getItem(e)??`{}`)}catch{return{}}}var i=[`play`,`graph`,`tournament`,`dice`,`learn`];function a(e){let[t=``,n=``]=p(e.replace(/^#\/?/,``),`?`),r=i.find(e=>e===t)??`play`,a=new Map;for(let e of n.split(`&`)){let[t,n]=p(e,`=`);t&&a.set(t,n??``)}return{screen:r,fields:a}}function o({screen:e,fields:t}){let n=[...t].filter(([,e])=>e!==``).map(e=>e.join(`=`));return n.length===0?`#/${e}`:`#/${e}?${n.join(`&`)}`}function s(e){return encodeURIComponent(e).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`).replace(/%(3A|2F|3D|2B)/g,e=>decodeURIComponent(e))}function c(e){try{return decodeURIComponent(e)}catch{return e}}function l(e,t){let n=e.fields.get(t);return n===void 0||n===``?null:c(n)}function u(e){return e?e.split(`,`).map(c):[]}function d(e){return e.map(e=>s(e)).join(`,`)}function f(e,t,n){let r=e.fields.get(t)??``;return/^\d{1,15}$/.test(r)?Number(r):n}function p(e,t){let n=e.indexOf(t);return n<0?[e,void 0]:[e.slice(0,n),e.slice(n+t.length)]}var ee=`stratege-start`;function te(e=document.getElementById(ee)?.textContent){try{let t=JSON.parse(e??`{}`);return t&&typeof t==`object`&&!Array.isArray(t)?{...t}:{}}catch{return{}}}function ne({screen:e,hintSeconds:t,...n}){let r=i.find(t=>t===e),a=Object.entries(n).map(([e,t])=>[e,Array.isArray(t)?d(t.map(String)):s(String(t))]);return!r&&a.length===0?``:o({screen:r??`play`,fields:new Map(a)})}var re=ne(te());re&&!location.hash&&history.replaceState(null,``,re);var ie=new URLSearchParams(location.search),ae=ie.get(`lang`);(ae===`fr`||ae===`en`)&&t.hold({language:ae}),ie.get(`hints`)===`yes`&&t.hold({hints:!0});var oe=globalThis,se=oe.ShadowRoot&&(oe.ShadyCSS===void 0||oe.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,ce=Symbol(),le=new WeakMap,ue=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==ce)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(se&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=le.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&le.set(t,e))}return e}toString(){return this.cssText}},de=e=>new ue(typeof e==`string`?e:e+``,void 0,ce),m=(e,...t)=>new ue(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,ce),fe=(e,t)=>{if(se)e.adoptedStyleSheets=t.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of t){let t=document.createElement(`style`),r=oe.litNonce;r!==void 0&&t.setAttribute(`nonce`,r),t.textContent=n.cssText,e.appendChild(t)}},pe=se?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return de(t)})(e):e,{is:me,defineProperty:he,getOwnPropertyDescriptor:ge,getOwnPropertyNames:_e,getOwnPropertySymbols:ve,getPrototypeOf:ye}=Object,be=globalThis,xe=be.trustedTypes,Se=xe?xe.emptyScript:``,Ce=be.reactiveElementPolyfillSupport,we=(e,t)=>e,Te={toAttribute(e,t){switch(t){case Boolean:e=e?Se:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},Ee=(e,t)=>!me(e,t),De={attribute:!0,type:String,converter:Te,reflect:!1,useDefault:!1,hasChanged:Ee};Symbol.metadata??=Symbol(`metadata`),be.litPropertyMetadata??=new WeakMap;var h=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=De){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&he(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=ge(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??De}static _$Ei(){if(this.hasOwnProperty(we(`elementProperties`)))return;let e=ye(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(we(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(we(`properties`))){let e=this.properties,t=[..._e(e),...ve(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(pe(e))}else e!==void 0&&t.push(pe(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return fe(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?Te:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?Te:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??Ee)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};h.elementStyles=[],h.shadowRootOptions={mode:`open`},h[we(`elementProperties`)]=new Map,h[we(`finalized`)]=new Map,Ce?.({ReactiveElement:h}),(be.reactiveElementVersions??=[]).push(`2.1.2`);var Oe=globalThis,ke=e=>e,Ae=Oe.trustedTypes,je=Ae?Ae.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,Me=`$lit$`,g=`lit$${Math.random().toFixed(9).slice(2)}$`,Ne=`?`+g,Pe=`<${Ne}>`,_=document,Fe=()=>_.createComment(``),Ie=e=>e===null||typeof e!=`object`&&typeof e!=`function`,Le=Array.isArray,Re=e=>Le(e)||typeof e?.[Symbol.iterator]==`function`,ze=`[ 	
\f\r]`,Be=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ve=/-->/g,He=/>/g,v=RegExp(`>|${ze}(?:([^\\s"'>=/]+)(${ze}*=${ze}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),Ue=/'/g,We=/"/g,Ge=/^(?:script|style|textarea|title)$/i,Ke=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),y=Ke(1),b=Ke(2),x=Symbol.for(`lit-noChange`),S=Symbol.for(`lit-nothing`),qe=new WeakMap,C=_.createTreeWalker(_,129);function Je(e,t){if(!Le(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return je===void 0?t:je.createHTML(t)}var Ye=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=Be;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===Be?c[1]===`!--`?o=Ve:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=v):(Ge.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=v):o=He:o===v?c[0]===`>`?(o=i??Be,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?v:c[3]===`"`?We:Ue):o===We||o===Ue?o=v:o===Ve||o===He?o=Be:(o=v,i=void 0);let d=o===v&&e[t+1].startsWith(`/>`)?` `:``;a+=o===Be?n+Pe:l>=0?(r.push(s),n.slice(0,l)+Me+n.slice(l)+g+d):n+g+(l===-2?t:d)}return[Je(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},Xe=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=Ye(t,n);if(this.el=e.createElement(l,r),C.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=C.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(Me)){let t=u[o++],n=i.getAttribute(e).split(g),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?et:r[1]===`?`?tt:r[1]===`@`?nt:$e}),i.removeAttribute(e)}else e.startsWith(g)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(Ge.test(i.tagName)){let e=i.textContent.split(g),t=e.length-1;if(t>0){i.textContent=Ae?Ae.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],Fe()),C.nextNode(),c.push({type:2,index:++a});i.append(e[t],Fe())}}}else if(i.nodeType===8){if(i.data===Ne)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(g,e+1))!==-1;)c.push({type:7,index:a}),e+=g.length-1}}a++}}static createElement(e,t){let n=_.createElement(`template`);return n.innerHTML=e,n}};function w(e,t,n=e,r){if(t===x)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=Ie(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=w(e,i._$AS(e,t.values),i,r)),t}var Ze=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??_).importNode(t,!0);C.currentNode=r;let i=C.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new Qe(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new rt(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=C.nextNode(),a++)}return C.currentNode=_,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},Qe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=S,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=w(this,e,t),Ie(e)?e===S||e==null||e===``?(this._$AH!==S&&this._$AR(),this._$AH=S):e!==this._$AH&&e!==x&&this._(e):e._$litType$===void 0?e.nodeType===void 0?Re(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==S&&Ie(this._$AH)?this._$AA.nextSibling.data=e:this.T(_.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=Xe.createElement(Je(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new Ze(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=qe.get(e.strings);return t===void 0&&qe.set(e.strings,t=new Xe(e)),t}k(t){Le(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(Fe()),this.O(Fe()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ke(e).nextSibling;ke(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},$e=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=S,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=S}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=w(this,e,t,0),a=!Ie(e)||e!==this._$AH&&e!==x,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=w(this,r[n+o],t,o),s===x&&(s=this._$AH[o]),a||=!Ie(s)||s!==this._$AH[o],s===S?e=S:e!==S&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===S?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},et=class extends $e{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===S?void 0:e}},tt=class extends $e{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==S)}},nt=class extends $e{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=w(this,e,t,0)??S)===x)return;let n=this._$AH,r=e===S&&n!==S||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==S&&(n===S||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},rt=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){w(this,e)}},it={M:Me,P:g,A:Ne,C:1,L:Ye,R:Ze,D:Re,V:w,I:Qe,H:$e,N:tt,U:nt,B:et,F:rt},at=Oe.litHtmlPolyfillSupport;at?.(Xe,Qe),(Oe.litHtmlVersions??=[]).push(`3.3.3`);var ot=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new Qe(t.insertBefore(Fe(),e),e,void 0,n??{})}return i._$AI(e),i},st=globalThis,ct=class extends h{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=ot(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return x}};ct._$litElement$=!0,ct.finalized=!0,st.litElementHydrateSupport?.({LitElement:ct});var lt=st.litElementPolyfillSupport;lt?.({LitElement:ct}),(st.litElementVersions??=[]).push(`4.2.2`);var T=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},ut={attribute:!0,type:String,converter:Te,reflect:!1,hasChanged:Ee},dt=(e=ut,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function E(e){return(t,n)=>typeof n==`object`?dt(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function D(e){return E({...e,state:!0,attribute:!1})}var ft=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function O(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return ft(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return ft(n,r,{get(){return a(this)}})}}var k=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends k{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},j=class extends k{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},pt=class e extends k{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof k)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof k&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},mt=100,ht=`⁨`,gt=`⁩`;function _t(e,t,n){return n===t||n instanceof j&&t instanceof j&&n.value===t.value||t instanceof j&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function vt(e,t,n){return t[n]?M(e,t[n].value):(e.reportError(RangeError(`No default`)),new A)}function yt(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=bt(e,i.value):n.push(bt(e,i));return{positional:n,named:r}}function bt(e,t){switch(t.type){case`str`:return t.value;case`num`:return new j(t.value,{minimumFractionDigits:t.precision});case`var`:return xt(e,t);case`mesg`:return St(e,t);case`term`:return Ct(e,t);case`func`:return wt(e,t);case`select`:return Tt(e,t);default:return new A}}function xt(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new A(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new A(`$${t}`);if(n instanceof k)return n;switch(typeof n){case`string`:return n;case`number`:return new j(n);case`object`:if(pt.supportsValue(n))return new pt(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new A(`$${t}`)}}function St(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new A(t);if(n){let i=r.attributes[n];return i?M(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${t}.${n}`))}return r.value?M(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new A(t))}function Ct(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new A(i);if(n){let t=a.attributes[n];if(t){e.params=yt(e,r).named;let n=M(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new A(`${i}.${n}`)}e.params=yt(e,r).named;let o=M(e,a.value);return e.params=null,o}function wt(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new A(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new A(`${t}()`);try{let t=yt(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new A(`${t}()`)}}function Tt(e,{selector:t,variants:n,star:r}){let i=bt(e,t);if(i instanceof A)return vt(e,n,r);for(let t of n)if(_t(e,i,bt(e,t.key)))return M(e,t.value);return vt(e,n,r)}function Et(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new A;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>mt)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${mt}`);r&&n.push(ht),n.push(bt(e,i).toString(e)),r&&n.push(gt)}return e.dirty.delete(t),n.join(``)}function M(e,t){return typeof t==`string`?e.bundle._transform(t):Et(e,t)}var Dt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ot(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var kt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function At(e,t){let n=e[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof j)return new j(n.valueOf(),{...n.opts,...Ot(t,kt)});if(n instanceof pt)return new j(n.toNumber(),{...Ot(t,kt)});throw TypeError(`Invalid argument to NUMBER`)}var jt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Mt(e,t){let n=e[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof pt||n instanceof j)return new pt(n,Ot(t,jt));throw TypeError(`Invalid argument to DATETIME`)}var Nt=new Map;function Pt(e){let t=Array.isArray(e)?e.join(` `):e,n=Nt.get(t);return n===void 0&&(n=new Map,Nt.set(t,n)),n}var Ft=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:At,DATETIME:Mt,...t},this._useIsolating=n,this._transform=r,this._intls=Pt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Dt(this,n,t);try{return Et(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new A().toString(r);throw e}}},It=/^(-?[a-zA-Z][\w-]*) *= */gm,Lt=/\.([a-zA-Z][\w-]*) *= */y,Rt=/\*?\[/y,zt=/(-?[0-9]+(?:\.([0-9]+))?)/y,Bt=/([a-zA-Z][\w-]*)/y,Vt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ht=/^[A-Z][A-Z0-9_-]*$/,Ut=/([^{}\n\r]+)/y,Wt=/([^\\"\n\r]*)/y,Gt=/\\([\\"])/y,Kt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,qt=/^\n+/,Jt=/ +$/,Yt=/ *\r?\n/g,Xt=/( *)$/,Zt=/{\s*/y,Qt=/\s*}/y,$t=/\[\s*/y,en=/\s*] */y,tn=/\s*\(\s*/y,nn=/\s*->\s*/y,rn=/\s*:\s*/y,an=/\s*,?\s*/y,on=/\s+/y,sn=class{constructor(e){this.body=[],It.lastIndex=0;let t=0;for(;;){let n=It.exec(e);if(n===null)break;t=It.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Lt);){let t=o(Lt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ut)&&(r=o(Ut)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=se();return i?r?u([r,i],i.length):(i.value=ce(i.value,qt),u([i],i.length)):r?ce(r,Jt):null}function u(r=[],i){for(;;){if(n(Ut)){r.push(o(Ut));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=se();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=ce(s,Jt));let c=[];for(let e of r)e instanceof cn&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Zt,SyntaxError);let e=f();if(i(Qt))return e;if(i(nn)){let t=te();return i(Qt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Vt)){let[,e,t,n=null]=a(Vt);if(e===`$`)return{type:`var`,name:t};if(i(tn)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ht.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return re()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(ee()),i(an)}}function ee(){let e=f();return e.type===`mesg`&&i(rn)?{type:`narg`,name:e.name,value:re()}:e}function te(){let e=[],t=0,i;for(;n(Rt);){r(`*`)&&(i=t);let n=ne(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function ne(){i($t,SyntaxError);let e;return e=n(zt)?ie():{type:`str`,value:o(Bt)},i(en,SyntaxError),e}function re(){if(n(zt))return ie();if(e[t]===`"`)return ae();throw SyntaxError(`Invalid expression`)}function ie(){let[,e,t=``]=a(zt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function ae(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Wt),e[t]===`\\`)n+=oe();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function oe(){if(n(Gt))return o(Gt);if(n(Kt)){let[,e,t]=a(Kt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function se(){let n=t;switch(i(on),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return le(e.slice(n,t))}return e[t-1]===` `&&le(e.slice(n,t))}function ce(e,t){return e.replace(t,``)}function le(e){let t=e.replace(Yt,`
`),n=Xt.exec(e)[1].length;return new cn(t,n)}}},cn=class{constructor(e,t){this.value=e,this.length=t}},ln={en:fn(`en`,`### Everything that a person reads on the page, in English. Same keys and arguments as \`fr.ftl\`.

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
projector = Projector: larger text
one-file = Download this page as one file, to use without a server
loading = One moment…
unreachable = The server does not answer. Is it still running?
engine-ended = The engine of this page stopped: a bug of ours, or not enough memory. It has been started again. Try again, or ask for something smaller.
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
rules = Rules and notation

## Play

board = Board
players = Players
player = Player { $player }
human = a person
levels = Program, by level
level-novice = novice
level-easy = easy
level-medium = medium
level-strong = strong
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
random-position = Random position
play-from-here = Play from here
not-opened = This game cannot be opened.
thinking = Player { $player } is thinking…
pass-screen = Pass the screen to player { $player }.
uncover = I am player { $player }: show my board
holding = Player { $player }'s hand
value-strip = Who was ahead after each move (player 1 upwards)

## Values

value-title = Value
value-sum = Add to the board
value-sum-example = + nim:3,5 or + {"{"}2|-1{"}"}
value-add = Add
value-alone = Board alone
value-stopped = The time was up before everything was found.
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

no-hints-hidden = No hints here: the other hand is hidden.
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

## Graph

arena = Arena
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
reason-for-all = – player { $other } moves and for all arcs the end is in the attractor already: { $targets }.
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
graph-legend = Circle: player 1 moves. Square: player 2 moves. Double border: game over. Number: rank. Thick arc: strategy or reason.
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

## Tournament

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
measure = The curve shows
measure-random = Score against random moves
measure-optimal = Score against optimal play
measure-exploitability = Exploitability: what the best opponent gains
measure-known = Positions known
measure-value = Value of the start for player 1
value-map = Value of the first moves

## solving by a method

solve-by = Solve by a method
solve-method = Method
solve-run = Solve
solve-line = Best line: { $line }
solve-cost = { $method }: { $nodes } positions
option-open = none
`),fr:fn(`fr`,`### Tout ce qu'une personne lit sur la page, en français. Mêmes clés et mêmes arguments que \`en.ftl\`.

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
projector = Projecteur : texte agrandi
one-file = Télécharger cette page en un fichier, qui marche sans serveur
loading = Un instant…
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
rules = Règles et notation

## Jouer

board = Plateau
players = Joueurs
player = J{ $player }
human = une personne
levels = Programme, par niveau
level-novice = débutant
level-easy = facile
level-medium = moyen
level-strong = fort
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
random-position = Position au hasard
play-from-here = Jouer à partir d'ici
not-opened = Cette partie ne peut pas être ouverte.
thinking = J{ $player } réfléchit…
pass-screen = Passez l'écran à J{ $player }.
uncover = Je suis J{ $player } : montrer mon plateau
holding = Main de J{ $player }
value-strip = Qui menait après chaque coup (J1 vers le haut)

## Valeurs

value-title = Valeur
value-sum = Ajouter au plateau
value-sum-example = + nim:3,5 ou + {"{"}2|-1{"}"}
value-add = Ajouter
value-alone = Plateau seul
value-stopped = Le temps s'est écoulé avant que tout soit trouvé.
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

no-hints-hidden = Pas d'indications ici : l'autre main est cachée.
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
form-bearer = disque avec balle
form-chocolate = chocolat
form-poison = poison
form-counter = jeton
form-pips = { $count } points
form-back = face cachée
form-rings = { $count } anneaux
form-token = jeton { $name }
form-barrier = obstacle

## Graphe

arena = Arène
source = D'où vient le graphe
of-game = Un jeu
of-dictionary = Un dictionnaire
dictionary = Graphe en dictionnaire (Python ou JSON)
owned-by-first = Sommets de J1 (les autres sont à J2)
targets = Cible de l'attracteur (par défaut : là où l'autre joueur ne peut plus jouer)
draw-it = Dessiner
complete-arena = Toutes les positions, au trait de chaque joueur
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
graph-legend = Rond : J1 joue. Carré : J2 joue. Double bord : partie finie. Nombre : rang. Arc épais : stratégie ou raison.
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

## Tournoi

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
measure = La courbe montre
measure-random = Score contre le hasard
measure-optimal = Score contre le jeu optimal
measure-exploitability = Exploitabilité : ce que gagne le meilleur adversaire
measure-known = Positions connues
measure-value = Valeur initiale pour J1
value-map = Valeur des premiers coups

## résoudre par une méthode

solve-by = Résoudre par une méthode
solve-method = Méthode
solve-run = Résoudre
solve-line = Suite optimale : { $line }
solve-cost = { $method } : { $nodes } positions
option-open = aucune
`)};function N(e,n={}){let r=ln[t.language],i=r.getMessage(e);if(!i?.value)throw Error(`there are no words for \`${e}\``);return r.formatPattern(i.value,n)}function P(e,n=0){let r={minimumFractionDigits:n,maximumFractionDigits:n};return new Intl.NumberFormat(t.language,r).format(e)}function un(e,t=1){return`${P(100*e,t)}\u202f%`}function dn(e,t=3){let n=P(Math.abs(e),t);return Number(Math.abs(e).toFixed(t))===0?n:`${e<0?`−`:`+`}${n}`}function fn(e,t){let n=new Ft(e,{useIsolating:!1});return n.addResource(new sn(t)),n}var F=class extends Error{constructor(e,t){super(t.message),this.status=e,this.complaint=t}};function pn(e=``){return new F(0,{code:`unreachable`,message:e})}function I(e){return e instanceof F?e:pn(e instanceof Error?e.message:String(e))}function mn(e){return e instanceof DOMException&&e.name===`AbortError`}async function hn(e){let t=await e.text();return new F(e.status,gn(t,e))}function gn(e,t){try{let{error:t}=JSON.parse(e);if(t?.message)return t}catch{}return{code:`unreadable`,message:e||`${t.status} ${t.statusText}`}}var _n=`stratege-engine`,vn=class e{constructor(e,t){this.element=e,this.hintTime=t,this.compiled=null,this.module().catch(()=>{})}static find(t){let n=document.getElementById(_n);return n&&new e(n,t)}async begin(){return{module:await this.module(),hintTime:this.hintTime}}module(){let e=this.compiled??yn(this.element);return this.compiled=e,e.catch(()=>this.compiled=null),e}};async function yn(e){let t=e.dataset.address;try{let n=t?await bn(t):await xn(e.textContent??``);return await WebAssembly.compile(n)}catch(e){throw console.error(e),new F(0,{code:`engine-missing`,message:N(`engine-missing`)})}}async function bn(e){let t=await fetch(e);if(!t.ok)throw Error(`${e}: ${t.status} ${t.statusText}`);return t.arrayBuffer()}function xn(e){let t=Uint8Array.from(atob(e.trim()),e=>e.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream(`gzip`));return new Response(n).arrayBuffer()}var Sn=`/api/v1`,Cn=class{ask({path:e,language:t,body:n,signal:r}){let i={method:`POST`,headers:{"Content-Type":`application/json`},body:n};return fetch(`${Sn}${e}?lang=${t}`,{...n===null?{}:i,signal:r??null})}job(e,t,n){let r=null,i=null,a=!1,o=()=>{a=!0,r?.close()};return(async()=>{let s=await this.ask({path:`/jobs`,language:t,body:e});if(!s.ok)throw await hn(s);i=(await s.json()).job,a?fetch(`${Sn}/jobs/${i}`,{method:`DELETE`}):(r=new EventSource(`${Sn}/jobs/${i}/events?lang=${t}`),r.addEventListener(`progress`,e=>n.progress?.(JSON.parse(e.data))),r.addEventListener(`result`,e=>{o(),n.result(JSON.parse(e.data))}),r.addEventListener(`failed`,e=>{o(),n.failed(new F(422,JSON.parse(e.data).error))}),r.addEventListener(`cancelled`,()=>{o(),n.cancelled()}),r.addEventListener(`error`,()=>{a||(o(),n.failed(pn()))}))})().catch(e=>{a||(o(),n.failed(I(e)))}),()=>{a||(i&&fetch(`${Sn}/jobs/${i}`,{method:`DELETE`}),o(),n.cancelled())}}},wn="(function(){function e(e,t){let[n,r]=[new TextEncoder,new TextDecoder],i=()=>{},a=``,o=(e,t)=>r.decode(new Uint8Array(s.buffer,e,t)),{memory:s,room:c,free:l,start:u,ask:d}=new WebAssembly.Instance(e,{stratege:{now:()=>performance.now(),tell:(e,t,n,r,a)=>i(e,o(t,n),o(r,a)),panicked:(e,t)=>a=o(e,t)}}).exports,f=e=>{try{e()}catch(e){throw Error(a||String(e))}};return f(()=>u(t)),(e,t)=>{let r=n.encode(e);i=t,f(()=>{let e=c(r.length);if(e===0)throw Error(`there is no room for the request`);new Uint8Array(s.buffer).set(r,e),d(e,r.length),l(e,r.length)})}}let t=null,n=e=>postMessage(e);onmessage=({data:r})=>{try{typeof r==`string`?t?.(r,(e,t,r)=>n({status:e,kind:t,text:r})):t=e(r.module,r.hintTime)}catch(e){n({ended:e instanceof Error?e.message:String(e)})}}})();",Tn=typeof self<`u`&&self.Blob&&new Blob([`(self.URL || self.webkitURL).revokeObjectURL(self.location.href);`,wn],{type:`text/javascript;charset=utf-8`});function En(e){let t;try{if(t=Tn&&(self.URL||self.webkitURL).createObjectURL(Tn),!t)throw``;let n=new Worker(t,{name:e?.name});return n.addEventListener(`error`,()=>{(self.URL||self.webkitURL).revokeObjectURL(t)}),n}catch{return new Worker(`data:text/javascript;charset=utf-8,`+encodeURIComponent(wn),{name:e?.name})}}var Dn=102,On=class{constructor(e){this.worker=new En,this.waiting=null,this.ended=null,this.worker.onmessage=({data:e})=>this.hear(e),this.worker.onerror=e=>{e.preventDefault(),this.hear({ended:e.message})},this.ready=e.begin().then(e=>this.worker.postMessage(e)),this.ready.catch(()=>{})}async ask(e,t){if(await this.ready,this.ended)throw this.ended;let{path:n,language:r,body:i}=e;return new Promise((e,a)=>{this.waiting={resolve:e,reject:a,progress:t};let o=i===null?`GET`:`POST`;this.worker.postMessage(`${o} /api/v1${n} ${r}\n${i??``}`)})}end(){this.worker.terminate()}hear(e){if(`ended`in e)console.error(`the engine has ended: ${e.ended}`),this.ended=new F(500,{code:`engine-ended`,message:N(`engine-ended`)}),this.waiting?.reject(this.ended);else if(e.status===Dn)this.waiting?.progress?.(e.text);else{let{status:t,kind:n,text:r}=e;this.waiting?.resolve(new Response(r,{status:t,headers:{"Content-Type":n}}))}}},kn=[`/hints`,`/choose`,`/arena`,`/arena/export`,`/dice/at`,`/tournament/replay`],An=2,jn=50,Mn=class{constructor(e){this.source=e,this.running=0,this.waiting=[],this.glances=new Nn(e),this.thoughts=new Nn(e)}ask(e){return(kn.includes(e.path)?this.thoughts:this.glances).ask(e)}job(e,t,n){let r=null,i=!1,a=()=>{i=!0,r&&(r.end(),--this.running,this.next())},o=async r=>{let o=await r.ask({path:`/jobs`,language:t,body:e},e=>n.progress?.(JSON.parse(e)));if(!o.ok)throw await hn(o);let s=await o.json();i||(a(),n.result(s))};return this.waiting.push(()=>{i||(this.running+=1,r=new On(this.source),o(r).catch(e=>{i||(a(),n.failed(I(e)))}))}),this.next(),()=>{i||(a(),n.cancelled())}}next(){for(;this.running<An&&this.waiting.length>0;)this.waiting.shift()?.()}},Nn=class{constructor(e){this.source=e,this.worker=null,this.current=null,this.waiting=[]}ask(e){return new Promise((t,n)=>{let{signal:r}=e;if(r?.aborted)return n(r.reason);let i={asked:e,resolve:t,reject:n};r?.addEventListener(`abort`,()=>this.giveUp(i),{once:!0}),this.waiting.push(i),this.next()})}next(){if(this.current)return;let e=this.waiting.shift();if(!e)return;this.current=e,this.worker??=new On(this.source);let t=t=>{this.current===e&&(this.current=null,t(),this.next())};this.worker.ask(e.asked).then(n=>t(()=>e.resolve(n)),n=>t(()=>{this.restart(),e.reject(n)}))}giveUp(e){e.reject(e.asked.signal?.reason),this.waiting=this.waiting.filter(t=>t!==e),setTimeout(()=>{this.current===e&&(this.current=null,this.restart(),this.next())},jn)}restart(){this.worker?.end(),this.worker=null}},Pn=2e3,Fn=class{constructor(){this.language=`en`,this.found=null,this.sheet=null}async games(){return(await this.get(`/games`)).games}async offersFile(){return(await this.get(`/limits`)).page_file}play(e,t,n){return this.post(`/play`,{...e,viewer:t},n)}hints(e,t){return this.post(`/hints`,e,t)}value(e,t){return this.post(`/value`,e,t)}choose(e,t,n){return this.post(`/choose`,{...e,strategy:t},n)}position(e){return this.post(`/position`,e)}symbols(){let e=this.sheet??this.ask(`/symbols.svg`,null).then(e=>e.text());return this.sheet=e,e.catch(()=>this.sheet=null),e}arena(e,t){return this.post(`/arena`,e,t)}arenaFile(e){return this.file(`/arena/export`,e)}picture(e,t){return this.file(`/picture`,{...e,viewer:t,format:`svg`})}playFile(e,t){return this.file(`/play/export`,{...e,players:t})}replay(e){return this.post(`/tournament/replay`,e)}diceAt(e,t){return this.post(`/dice/at`,e,t)}job(e,t,n){return this.transport.job(JSON.stringify({kind:e,request:t}),this.language,n)}async get(e){return(await this.ask(e,null)).json()}async post(e,t,n){return(await this.ask(e,t,n)).json()}async file(e,t){return(await this.ask(e,t)).blob()}async ask(e,t,n){let r=t&&JSON.stringify(t),i=await this.transport.ask({path:e,language:this.language,body:r,signal:n});if(i.ok)return i;throw await hn(i)}get transport(){return this.found??=In(),this.found}};function In(){let e=te().hintSeconds,t=vn.find(e?1e3*e:Pn);return t?new Mn(t):new Cn}var L=new Fn,R=m`
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
`;function Ln(e){let t=new Set(e.best),n=e.moves.map(n=>[n.move,Rn(n,e.turn??null,t.has(n.move))]);return new Map(n.filter(([,{letter:e,amount:t}])=>e!==null||t!==null))}function Rn(e,t,n){let r={letter:null,distance:null,amount:null,guess:!1,winner:null,best:n};if(e.value){let n=e.value===`draw`||!t?null:zn(e.value,t);return{...r,letter:e.value,distance:e.distance??null,winner:n}}return typeof e.gain==`number`?{...r,amount:e.gain}:typeof e.estimate==`number`?{...r,amount:t===2?-e.estimate:e.estimate,guess:!0}:r}var zn=(e,t)=>e===`win`?t:t===1?2:1;function Bn(e){return e.reduce((e,t)=>e&&Vn(e)>=Vn(t)?e:t,null)}function Vn({letter:e,distance:t,amount:n}){let r=t??0;switch(e){case`win`:return 1e6-r;case`draw`:return 0;case`loss`:return-1e6+r;case null:return Math.max(-1e5,Math.min(1e5,n??0))}}function Hn(e){let t=e.turn===2?-1:1;if(e.value!==null)return{value:e.value===`draw`?0:e.value===`win`?t:-t,guess:e.proof!==`exact`};if(typeof e.gain==`number`)return{value:t*e.gain,guess:!1};let n=e.moves.find(({move:t})=>t===e.best[0]);return typeof n?.estimate==`number`?{value:n.estimate/(Math.abs(n.estimate)+5),guess:!0}:null}function Un(e,t){return e.filter(({places:e})=>e.length>0&&t.every((t,n)=>e[n]===t))}function Wn(e,t){let n=new Map;for(let r of Un(e,t)){let e=r.places[t.length];if(e===void 0)continue;let i=n.get(e);i?i.push(r):n.set(e,[r])}return n}function Gn(e,t,n){return Wn(e,t).has(n)?qn(e,[...t,n]):t.at(-1)!==n&&t.length>0&&Wn(e,[]).has(n)?qn(e,[n]):{kind:`touched`,places:[]}}function Kn(e,t,n,r){let i=t.at(-1)===n?t:[n],a=Un(e,i).filter(e=>e.places.length>i.length&&e.places.at(-1)===r),[o]=a;return o?a.length===1?{kind:`move`,move:o.move}:{kind:`choice`,places:[...i,r],moves:a}:Gn(e,i,r)}function qn(e,t){let n=Un(e,t),r=n.filter(e=>e.places.length===t.length),[i]=r;return i&&n.length===1?{kind:`move`,move:i.move}:r.length>1?{kind:`choice`,places:t,moves:n}:i?{kind:`choice`,places:t,moves:r}:{kind:`touched`,places:t}}var z=class extends ct{constructor(...e){super(...e),this.changed=()=>this.requestUpdate()}connectedCallback(){super.connectedCallback(),t.addEventListener(`change`,this.changed)}disconnectedCallback(){t.removeEventListener(`change`,this.changed),super.disconnectedCallback()}tell(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t,bubbles:!0,composed:!0}))}};function Jn(){return parseFloat(getComputedStyle(document.documentElement).fontSize)/16}function Yn(e){if(e.letter)return`${N(`letter-${e.letter}`)}${e.distance??``}`;if(e.amount===null)return`?`;let t=Number.isInteger(e.amount)?0:2,n=e.amount<0?`−`:e.amount>0?`+`:``;return`${e.guess?`≈`:``}${n}${P(Math.abs(e.amount),t)}`}function Xn(e){if(e.letter===`draw`)return N(`spoken-draw`);if(e.letter&&e.distance!==null)return N(`spoken-${e.letter}`,{moves:e.distance});if(e.letter)return N(`spoken-${e.letter}-some-time`);if(e.amount===null)return N(`spoken-unknown`);let t=P(e.amount,2);return N(e.guess?`spoken-estimate`:`spoken-gain`,{amount:t})}var Zn=m`
  :host {
    position: relative;
  }
  .scroll {
    overflow-x: auto;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--board-height, 74vh);
    margin-inline: auto;
    touch-action: manipulation;
    user-select: none;
    overflow: visible;
  }
  .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .label {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters.on-light {
    fill: #16191d;
  }
  .place {
    outline: none;
  }
  .place.open {
    cursor: pointer;
  }
  .hit {
    fill: transparent;
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 4;
  }
  .place.open:hover .halo {
    stroke: var(--primary);
    stroke-opacity: 0.55;
  }
  .place:focus-visible .halo {
    stroke: var(--focus);
    stroke-opacity: 1;
  }
  .place.touched .halo {
    stroke: var(--primary);
    stroke-dasharray: 7 4;
  }
  .place.last .halo {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .target {
    fill: var(--primary);
    fill-opacity: 0.85;
  }
  .badge {
    pointer-events: none;
  }
  .badge .back {
    fill: var(--surface);
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .badge.best .back {
    stroke-width: 3.5;
  }
  .badge.guess .back {
    stroke-dasharray: 4 3;
  }
  .badge.winner-1 .back {
    stroke: var(--first);
  }
  .badge.winner-2 .back {
    stroke: var(--second);
  }
  .badge text {
    fill: var(--ink);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .badge.best text {
    font-weight: 800;
  }
  .moving {
    pointer-events: none;
  }
  .choice {
    position: absolute;
    inset-inline: 0;
    bottom: var(--s2);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s2);
    padding: var(--s3);
    background: var(--surface);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`,Qn=8;function $n(e){let{width:t,height:n}=er(e);return t/n}function er({bounds:e,labels:t},n=20){let{left:r,top:i,right:a,bottom:o}=e;for(let{x:e,y:s,text:c}of t){let t=c.length*n*.62;r=Math.min(r,e-t/2),a=Math.max(a,e+t/2),i=Math.min(i,s-n/2),o=Math.max(o,s+n/2)}return{left:r-Qn,top:i-Qn,width:a-r+16,height:o-i+16}}function tr(e,t,n){let r=e[t];if(!r)return null;let i=null,a=1/0;return e.forEach((e,t)=>{let[o,s]=nr(e.x-r.x,e.y-r.y,n);if(o<=0)return;let c=o+2.5*Math.abs(s);c<a&&([i,a]=[t,c])}),i}function nr(e,t,n){switch(n){case`left`:return[-e,t];case`right`:return[e,t];case`up`:return[-t,e];case`down`:return[t,e]}}function B(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var rr={ArrowLeft:`left`,ArrowRight:`right`,ArrowUp:`up`,ArrowDown:`down`},ir=.5,ar=18,or=14,V=class extends z{constructor(...e){super(...e),this.picture=null,this.moves=[],this.badges=null,this.trace=[],this.label=``,this.touched=[],this.choice=[],this.focused=0,this.dragged=null,this.sheet=``,this.scale=1,this.zoom=1,this.touchable=!1,this.held=!1,this.observer=new ResizeObserver(()=>this.measure())}static{this.styles=[R,Zn]}connectedCallback(){super.connectedCallback(),L.symbols().then(e=>this.sheet=e,()=>{})}willUpdate(e){this.moves.length>0&&(this.touchable=this.moves.some(({places:e})=>e.length>0)),(e.has(`moves`)||e.has(`picture`))&&(this.touched=[],this.choice=[],this.dragged=null,this.follows(e.get(`picture`)))}follows(e){let t=this.renderRoot.activeElement;this.held=t!==null&&t.matches(`.place`);let n=this.picture?.places??[],r=e?.places[this.focused];if(r){let e=({x:e,y:t})=>Math.hypot(e-r.x,t-r.y),t=n.reduce((t,r,i)=>{let a=n[t];return a&&e(a)<=e(r)?t:i},0);this.focused=t}this.focused>=n.length&&(this.focused=0)}updated(e){e.has(`picture`)&&this.held&&this.element(this.reachable())?.focus(),e.has(`picture`)&&(this.observer.disconnect(),this.drawing&&this.observer.observe(this.drawing),this.measure()),e.has(`choice`)&&this.choice.length>0&&this.renderRoot.querySelector(`.choice button`)?.focus()}disconnectedCallback(){this.observer.disconnect(),super.disconnectedCallback()}render(){let{picture:e}=this;if(!e)return S;let t=er(e,this.labelRoom(e)),n=Wn(this.moves,this.touched),r=Math.min(20,Math.max(or,14*this.scale))*this.zoom/this.scale,i=this.touchable?t.width*ir:0,a=`max-width: max(${i}px, min(100%, ${t.width*2.1/16}rem)); min-width: ${i}px`;return y`
      <div class="scroll">
        <svg
          viewBox="${t.left} ${t.top} ${t.width} ${t.height}"
          role="group"
          aria-label=${this.label}
          .style=${a}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${e.beneath.map(({x:e,y:t,symbol:n})=>b`<use href="#${n}" x=${e} y=${t} />`)}
          ${e.strokes.map(({x1:e,y1:t,x2:n,y2:r})=>b`<line class="stroke" x1=${e} y1=${t} x2=${n} y2=${r} />`)}
          ${e.places.map((t,r)=>this.place(t,r,e.half,n))}
          ${e.labels.map(({x:e,y:t,text:n})=>b`<text class="label" font-size=${r} x=${e} y=${t}
            aria-hidden="true">${n}</text>`)}
          ${this.badges?[...n].map(([t,n])=>this.badge(t,n,e)):S}
        </svg>
      </div>
      ${this.choice.length>0?this.choices():S}
    `}place(e,t,n,r){let{x:i,y:a,piece:o}=e,s=r.has(t),c=this.touched.includes(t),l=[`place`,s?`open`:``,c?`touched`:``,this.trace.some(e=>e.x===i&&e.y===a)?`last`:``].join(` `),u=this.dragged?.from===t,d=u&&this.dragged?`translate(${this.dragged.dx} ${this.dragged.dy})`:``,f=o&&o.scale!==1?`scale(${o.scale})`:``,p=!s&&!c&&e.name===``;return b`<g
      class=${l}
      data-place=${e.name}
      data-index=${t}
      transform="translate(${i} ${a})"
      role=${p?S:`button`}
      aria-label=${p?S:this.describe(e,r.get(t))}
      aria-disabled=${p||s||c?S:`true`}
      aria-hidden=${p?`true`:S}
      tabindex=${p?S:t===this.reachable()?0:-1}
      @pointerdown=${e=>this.onGrab(e,t)}
      @focus=${()=>this.focused=t}
      @click=${()=>this.onClick(t)}
    >
      ${cr(e.ground)}
      ${o?b`<g class=${u?`moving`:``} transform="${d}${f}">${cr(o.layers)}</g>`:S}
      ${cr(e.over??[])}
      ${s&&this.marked(r)?lr(e,n):S}
      <use class="halo" href="#${e.edge}" />
      <rect class="hit" x=${-n} y=${-n} width=${2*n} height=${2*n} />
    </g>`}marked(e){return this.badges?!1:this.touched.length>0||2*e.size<(this.picture?.places.length??0)}badge(e,t,{half:n,places:r}){let i=r[e],a=Bn(t.flatMap(({move:e})=>this.badges?.get(e)??[]));if(!i||!a)return S;let{x:o,y:s}=i,c=Math.max(ar*this.zoom/this.scale,11.5),l=Yn(a),u=Math.max(.62*c*l.length+(a.winner===1?.9:.7)*c,1.5*c),d=1.5*c,f=i.piece?.owner?n-Math.min(d/2,.6*n):0,p=a.winner===1?d/2:a.winner===2?1:d/5;return b`<g class=${`badge winner-${a.winner??0}${a.best?` best`:``}${a.guess?` guess`:``}`} transform="translate(${o+f} ${s+f})" aria-hidden="true"
      data-badge=${i.name}>
      <rect class="back" x=${-u/2} y=${-d/2} width=${u} height=${d} rx=${p} />
      <text font-size=${c}>${l}</text>
    </g>`}choices(){return y`<div class="choice" role="group" aria-label=${N(`choose-move`)}>
      ${this.choice.map(({move:e})=>y`<button @click=${()=>this.made(e)}>
            <span class="mono">${e}</span>
            ${this.badges?.has(e)?y`<span class="soft">${Yn(this.badges.get(e))}</span>`:S}
          </button>`)}
      <button class="quiet" @click=${()=>this.letGo()}>${N(`cancel`)}</button>
    </div>`}describe(e,t){let n=[e.name],{piece:r}=e;if(r&&n.push(N(`form-${r.form}`,{count:r.count??1})),r?.owner&&n.push(N(`of-player`,{player:r.owner})),e.mark&&n.push(sr(e.mark)),t){let e=Bn(t.flatMap(({move:e})=>this.badges?.get(e)??[]));n.push(e?Xn(e):N(`can-be-played`))}return n.filter(e=>e!==``).join(`, `)||N(`place`)}reachable(){let e=this.picture?.places??[],t=Wn(this.moves,this.touched),n=n=>t.has(n)||e[n]?.name!==``;return n(this.focused)?this.focused:Math.max(0,e.findIndex((e,t)=>n(t)))}onKey(e){let t=this.picture?.places??[],n=rr[e.key];n?(e.preventDefault(),this.step(n,t)):e.key===`Enter`||e.key===` `?(e.preventDefault(),this.follow(Gn(this.moves,this.touched,this.focused))):e.key===`Escape`&&this.letGo()}step(e,t){let n=this.reachable();do if(n=tr(t,n,e),n===null)return;while(!this.element(n)?.hasAttribute(`tabindex`));this.focused=n,this.element(n)?.focus()}element(e){return this.renderRoot.querySelector(`[data-index="${e}"]`)}onClick(e){this.follow(Gn(this.moves,this.touched,e))}onGrab(e,t){e.pointerType!==`touch`&&e.button===0&&(this.dragged={from:t,x:e.clientX,y:e.clientY,dx:0,dy:0})}onMove(e){if(!this.dragged)return;let{x:t,y:n}=this.dragged,[r,i]=[(e.clientX-t)/this.scale,(e.clientY-n)/this.scale];this.dragged={...this.dragged,dx:r,dy:i}}onDrop(e){let t=this.dragged;if(this.dragged=null,!t)return;let n=this.renderRoot.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-index]`)?.getAttribute(`data-index`);n!=null&&Number(n)!==t.from&&this.follow(Kn(this.moves,this.touched,t.from,Number(n)))}onCancel(){this.dragged=null}follow(e){e.kind===`move`?this.made(e.move):(this.touched=e.places,this.choice=e.kind===`choice`?e.moves:[])}made(e){this.letGo(),this.tell(`play-move`,e)}letGo(){this.touched=[],this.choice=[]}labelRoom(e){let t=this.clientWidth/er({...e,labels:[]}).width;return t>0?Math.max(20,or*this.zoom/t):20}measure(){if(!this.drawing||!this.picture)return;this.zoom=Jn();let e=this.drawing.getBoundingClientRect(),{width:t,height:n}=er(this.picture,this.labelRoom(this.picture)),r=Math.min(e.width/t,e.height/n);r>0&&(this.scale=r)}};B([E({attribute:!1})],V.prototype,`picture`,void 0),B([E({attribute:!1})],V.prototype,`moves`,void 0),B([E({attribute:!1})],V.prototype,`badges`,void 0),B([E({attribute:!1})],V.prototype,`trace`,void 0),B([E()],V.prototype,`label`,void 0),B([D()],V.prototype,`touched`,void 0),B([D()],V.prototype,`choice`,void 0),B([D()],V.prototype,`focused`,void 0),B([D()],V.prototype,`dragged`,void 0),B([D()],V.prototype,`sheet`,void 0),B([D()],V.prototype,`scale`,void 0),B([D()],V.prototype,`zoom`,void 0),B([O(`svg`)],V.prototype,`drawing`,void 0),V=B([T(`game-board`)],V);function sr(e){switch(e.kind){case`barrier`:return N(`form-barrier`);case`rings`:return N(`form-rings`,{count:e.rings});case`token`:return N(`form-token`,{name:e.name})}}function cr(e){return e.map(e=>typeof e==`string`?b`<use href="#${e}" />`:b`<text class="letters ${e.on_light?`on-light`:``}" y=${e.y}
          font-size=${e.size}>${e.text}</text>`)}function lr(e,t){let n=e.piece!==null||e.mark!==null;return b`<circle class="target" cy=${n?.86*t:0} r=${(n?.13:.18)*t} />`}function H(e){return e.split(`:`,1)[0]?.trim()??``}function ur(e,t){let n=new Map(t.map(({name:e,default:t})=>[e,t])),r=e.indexOf(`:`),i=r<0?[]:e.slice(r+1).split(`,`).filter(e=>e!==``),a=t.filter(({kind:e})=>e===`size`).map(({name:e})=>e),o=t.find(({kind:e})=>e===`numbers`)?.name,s=[];for(let e of i){let r=e.indexOf(`=`),i=e.slice(0,Math.max(r,0));if(r>=0&&i!==o)n.set(i,e.slice(r+1));else if(o&&/^\d+$/.test(e.slice(r+1)))s.push(e.slice(r+1));else if(/^\d+(x\d+)*$/.test(e))for(let t of e.split(`x`)){let e=a.shift();e&&n.set(e,t)}else{let r=t.find(({choices:t})=>t?.some(t=>t.word===e));r&&n.set(r.name,e)}}return o&&s.length>0&&n.set(o,s.join(`,`)),n}function dr(e,t,n){let r=[],i=n.filter(({kind:e})=>e===`size`);i.some(e=>fr(e,t))&&r.push(i.map(e=>t.get(e.name)??e.default).join(`x`));for(let e of n){if(e.kind===`size`||!fr(e,t))continue;let n=t.get(e.name)??``;r.push(e.kind===`numbers`?n:`${e.name}=${n}`)}return r.length===0?e:`${e}:${r.join(`,`)}`}function fr(e,t){let n=t.get(e.name);return n!==void 0&&n!==e.default}var U={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},pr=e=>(...t)=>({_$litDirective$:e,values:t}),mr=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:hr}=it,gr=e=>e.strings===void 0,_r={},vr=(e,t=_r)=>e._$AH=t,yr=pr(class extends mr{constructor(e){if(super(e),e.type!==U.PROPERTY&&e.type!==U.ATTRIBUTE&&e.type!==U.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!gr(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===x||t===S)return t;let n=e.element,r=e.name;if(e.type===U.PROPERTY){if(t===n[r])return x}else if(e.type===U.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(r))return x}else if(e.type===U.ATTRIBUTE&&n.getAttribute(r)===t+``)return x;return vr(e),t}});function br(e,t,n){let{name:r,about:i,choices:a,low:o,high:s}=e,c=e=>n(e.target.value.trim()),l=xr(e),u=a?.length?y`<select @change=${c}>
        ${a.map(e=>y`<option value=${e.word} ?selected=${e.word===t}>
              ${e.about||e.word}
            </option>`)}
      </select>`:l?y`<input
          type="number"
          required
          min=${o??S}
          max=${s??S}
          .value=${yr(t)}
          @change=${c}
        />`:y`<input .value=${t} spellcheck="false" @change=${c} />`;return y`<label class="field" data-parameter=${r}
    ><span class="about">${i}${l&&s!=null?` (${o} – ${s})`:``}</span>${u}</label
  >`}function xr({kind:e}){return e===`size`||e===`number`}var W=class extends z{constructor(...e){super(...e),this.games=[],this.word=``,this.fits=()=>!0,this.chosen=null,this.values=new Map}static{this.styles=[R,m`
      .open {
        width: 100%;
        justify-content: space-between;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .open strong {
        display: block;
        font-size: var(--large);
        line-height: 1.2;
      }
      .open .mono {
        font-size: var(--small);
        color: var(--soft);
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: var(--s2);
        margin-block: var(--s4);
      }
      .games button {
        display: block;
        line-height: 1.3;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .games strong {
        display: block;
      }
      .games button[aria-pressed='true'] .soft {
        color: inherit;
      }
      @media (max-width: 40rem) {
        .games {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .games button {
          padding: var(--s2);
          overflow-wrap: anywhere;
        }
      }
      .parameters {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
        gap: var(--s3);
        margin-block: var(--s3);
      }
      .parameters .field {
        grid-template-columns: minmax(0, 1fr);
      }
      .rules {
        white-space: pre-wrap;
        margin-block: var(--s3);
      }
      .foot {
        display: flex;
        gap: var(--s2);
        justify-content: end;
        position: sticky;
        bottom: calc(-1 * var(--s5));
        background: var(--surface);
        padding-block: var(--s3);
        margin-bottom: calc(-1 * var(--s5));
      }
    `]}render(){let e=this.games.find(({name:e})=>e===H(this.word)),t=this.word.includes(`:`)?this.word.slice(this.word.indexOf(`:`)+1):``;return y`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${e?.title??this.word}</strong>
          <span class="mono">${t||(e?.about??``)}</span>
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${N(`change-game`)}</span>
      </button>
      <dialog aria-label=${N(`change-game`)} @close=${()=>this.chosen=null}>
        ${this.chosen?this.content(this.chosen):S}
      </dialog>
    `}content(e){let t=this.games.filter(e=>this.fits(e));return y`
      <h2>${N(`change-game`)}</h2>
      <div class="games" role="group" aria-label=${N(`games`)}>
        ${t.map(t=>y`<button
              aria-pressed=${t.name===e.name}
              data-game=${t.name}
              @click=${()=>this.pick(t)}
              @dblclick=${this.take}
            >
              <strong>${t.title}</strong>
              <span class="soft small">${t.about}</span>
            </button>`)}
      </div>
      <form
        @submit=${e=>{e.preventDefault(),this.take()}}
      >
        <div class="parameters">
          ${e.parameters.map(e=>this.parameter(e))}
        </div>
        <details>
          <summary>${N(`rules`)}</summary>
          <p class="rules">${e.rules}</p>
          <p class="rules small">${e.notation}</p>
        </details>
        <div class="foot">
          <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
            ${N(`cancel`)}
          </button>
          <button class="primary" type="submit">
            ${N(`take-game`,{title:e.title})}
          </button>
        </div>
      </form>
    `}parameter(e){let{name:t}=e;return br(e,this.values.get(t)??``,e=>{this.values=new Map(this.values).set(t,e)})}open(){let[e]=this.games,t=this.games.find(({name:e})=>e===H(this.word))??e;t&&(this.chosen=t,this.values=ur(this.word,t.parameters),this.dialog.showModal())}pick(e){this.chosen=e;let t=e.name===H(this.word);this.values=ur(t?this.word:e.name,e.parameters)}take(){if(!this.chosen)return;let e=dr(this.chosen.name,this.values,this.chosen.parameters);this.dialog.close(),this.tell(`game`,e)}};B([E({attribute:!1})],W.prototype,`games`,void 0),B([E()],W.prototype,`word`,void 0),B([E({attribute:!1})],W.prototype,`fits`,void 0),B([D()],W.prototype,`chosen`,void 0),B([D()],W.prototype,`values`,void 0),B([O(`dialog`)],W.prototype,`dialog`,void 0),W=B([T(`game-picker`)],W);var G=class e{constructor(){this.nodes=[{move:``,parent:-1,children:[]}]}static{this.START=0}get size(){return this.nodes.length}has(e){return Number.isInteger(e)&&0<=e&&e<this.nodes.length}move(e){return this.node(e).move}parent(t){return t===e.START?null:this.node(t).parent}children(e){return this.node(e).children}add(e,t){let n=this.children(e).find(e=>this.move(e)===t);if(n!==void 0)return n;this.nodes.push({move:t,parent:e,children:[]});let r=this.nodes.length-1;return this.node(e).children.push(r),r}extend(e,t){return t.reduce((e,t)=>this.add(e,t),e)}path(t){let n=[];for(let r=t;r!==e.START;r=this.node(r).parent)n.push(r);return n.reverse()}moves(e){return this.path(e).map(e=>this.move(e))}line(e){let t=this.path(e),n=this.children(e)[0];for(;n!==void 0;)t.push(n),n=this.children(n)[0];return t}without(t){let n=new e,r=new Map([[e.START,e.START]]);return this.nodes.forEach(({move:i,parent:a},o)=>{if(o===e.START||o===t)return;let s=r.get(a);s!==void 0&&r.set(o,n.add(s,i))}),{history:n,at:r.get(this.parent(t)??e.START)??e.START}}write(){return this.writeAfter(e.START).join(`,`)}static read(t){let n=new e,r=e.START,i=[];for(let[a]of t.matchAll(/[(),]|[^(),]+/g))a===`(`?(i.push(r),r=n.parent(r)??e.START):a===`)`?r=i.pop()??r:a!==`,`&&(r=n.add(r,c(a)));return n}writeAfter(e){let[t,...n]=this.children(e);if(t===void 0)return[];let r=n.map(e=>`(${[this.word(e),...this.writeAfter(e)].join(`,`)})`);return[this.word(t),...r,...this.writeAfter(t)]}word(e){return s(this.move(e))}node(e){let t=this.nodes[e];if(!t)throw RangeError(`there is no node ${e}`);return t}},Sr=m`
  .mistake-mark {
    flex: none;
    width: 1.6em;
    height: 1.4em;
    vertical-align: middle;
  }
  .mistake-mark path {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .mistake-mark text {
    fill: var(--ink);
    font: 700 13px var(--sans);
    text-anchor: middle;
  }
`;function Cr(){return y`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${N(`letter-mistake`)}</text>
  </svg>`}var wr=class extends z{constructor(...e){super(...e),this.history=new G,this.at=G.START,this.secret=new Set,this.remarks=new Map}static{this.styles=[R,Sr,m`
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
      }
      .variation {
        flex-basis: 100%;
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
        border-inline-start: 3px solid var(--line);
        padding-inline-start: var(--s2);
        margin-block: 2px;
      }
      button {
        min-height: 2rem;
        padding: 0 var(--s2);
        border-color: transparent;
        background: none;
        font-family: var(--mono);
      }
      button[aria-current] {
        background: var(--primary);
        color: var(--on-primary);
      }
      button.remarked {
        gap: var(--s1);
        border-color: var(--second);
      }
      .pair {
        display: inline-flex;
        gap: 2px;
        align-items: center;
      }
      .ply {
        font-size: var(--small);
        color: var(--soft);
        margin-inline-start: var(--s1);
      }
    `]}render(){return y`<div class="line">
      ${this.entry(G.START,N(`history-start`))} ${this.follow(G.START,0)}
    </div>`}follow(e,t){let[n,...r]=this.history.children(e);return n===void 0?S:y`${this.numbered(n,t)}${r.map(e=>y`<div class="variation">
          ${this.numbered(e,t)}${this.follow(e,t+1)}
        </div>`)}${this.follow(n,t+1)}`}numbered(e,t){let n=this.secret.has(e)?`…`:this.history.move(e);return y`<span class="pair"
      ><span class="ply" aria-hidden="true">${t+1}</span>${this.entry(e,n)}</span
    >`}entry(e,t){let n=this.remarks.get(e);return y`<button
      class=${n?`remarked`:``}
      title=${n??S}
      aria-current=${e===this.at?`step`:S}
      @click=${()=>this.tell(`go`,e)}
    >
      ${t}${n?y`${Cr()}<span class="unseen">${n}</span>`:S}
    </button>`}};B([E({attribute:!1})],wr.prototype,`history`,void 0),B([E({type:Number})],wr.prototype,`at`,void 0),B([E({attribute:!1})],wr.prototype,`secret`,void 0),B([E({attribute:!1})],wr.prototype,`remarks`,void 0),wr=B([T(`history-view`)],wr);var K=`human`;function Tr(e,t,n=0){return{game:e,start:null,seed:n,history:new G,at:G.START,players:t}}function Er(e,t){let n=G.read(e.fields.get(`moves`)??``),r=n.line(G.START).at(-1)??G.START,i=f(e,`at`,r);return{game:l(e,`game`)??t,start:l(e,`start`),seed:f(e,`seed`,0),history:n,at:n.has(i)?i:r,players:{1:l(e,`first`)??`human`,2:l(e,`second`)??`human`}}}function Dr(e){let t=e.history.write(),n=G.read(t),r=n.extend(G.START,e.history.moves(e.at)),i=n.line(G.START).at(-1)??G.START;return{screen:`play`,fields:new Map([[`game`,s(e.game)],[`start`,e.start===null?``:s(e.start)],[`moves`,t],[`at`,r===i?``:String(r)],[`first`,e.players[1]===`human`?``:s(e.players[1])],[`second`,e.players[2]===`human`?``:s(e.players[2])],[`seed`,e.seed===0?``:String(e.seed)]])}}function q(e,t=e.at){return{game:e.game,start:e.start,moves:e.history.moves(t),seed:e.seed}}var Or=[[/\[[^\]]*\]/g,``],[/\bTIME\|N\b|\bN\|TIME\b/g,`1000`],[/\bTIME\b/g,`500ms`],[/\bSTRATEGY\b/g,`random`],[/\bHEURISTIC\b/g,``],[/\bP\b/g,`3`],[/\bN\b/g,`1000`],[/\bK\b/g,`1`]];function kr(e){return e.filter(({word:e,allowed:t})=>t!==!1&&!/COMMAND|FILE/.test(e)).map(({word:e,about:t})=>{let n=Or.reduce((e,[t,n])=>e.replace(t,n),e);return{base:Ar(e),word:n,about:t,options:n!==e||e.includes(`:`)}})}function Ar(e){return e.replace(/[:[].*$/,``)}var jr=[`novice`,`easy`,`medium`,`strong`],Mr=[`mcts:4000`,`ismcts:2000`,`determinised:20`,`optimal`,`greedy`];function Nr(e,t){let n=new Set(t.map(({word:e})=>Ar(e))),r=Mr.find(e=>n.has(Ar(e)));return e===`novice`?n.has(`random`)?`random`:null:r?e===`strong`?r:n.has(`fallible`)?`fallible:${e===`easy`?3:8},${r}`:null:null}var Pr=class extends z{constructor(...e){super(...e),this.player=1,this.word=K,this.strategies=[],this.turn=!1}static{this.styles=[R,m`
      .seat {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s1) var(--s2);
        align-items: center;
        padding: var(--s2);
        border-radius: var(--radius);
        border: 2px solid transparent;
        background: var(--sunken);
      }
      .seat.turn.one {
        border-color: var(--first);
        background: var(--first-wash);
      }
      .seat.turn.two {
        border-color: var(--second);
        background: var(--second-wash);
      }
      .sign {
        width: 1.75rem;
        height: 1.75rem;
        display: grid;
        place-items: center;
        font-weight: 700;
        background: var(--surface);
        border: 3px solid var(--first);
        border-radius: 50%;
      }
      .two .sign {
        border-color: var(--second);
        border-radius: 2px;
      }
      select,
      input {
        width: 100%;
      }
      .options {
        grid-column: 2;
      }
    `]}render(){let e=kr(this.strategies),t=jr.flatMap(e=>{let t=Nr(e,this.strategies);return t?[{level:e,word:t}]:[]}),n=this.word===`human`||t.some(({word:e})=>e===this.word)||e.some(({word:e})=>e===this.word),r=e.some(e=>e.base===Ar(this.word)&&e.options);return y`<div class="seat ${this.player===1?`one`:`two`} ${this.turn?`turn`:``}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${N(`player`,{player:this.player})}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${K} ?selected=${this.word===K}>${N(`human`)}</option>
        <optgroup label=${N(`levels`)}>
          ${t.map(({level:e,word:t})=>y`<option value=${t} ?selected=${t===this.word}>
                ${N(`level-${e}`)}
              </option>`)}
        </optgroup>
        <optgroup label=${N(`strategies`)}>
          ${n?S:y`<option value=${this.word} selected>${this.word}</option>`}
          ${e.map(({word:e,about:t})=>y`<option value=${e} title=${t} ?selected=${e===this.word}>
                ${e}
              </option>`)}
        </optgroup>
      </select>
      ${r?y`<input
              class="options mono"
              aria-label=${N(`strategy-word`)}
              title=${N(`strategy-word`)}
              .value=${this.word}
              spellcheck="false"
              @change=${this.onType}
            />`:S}
    </div>`}onSelect(e){this.tell(`seat`,e.target.value)}onType(e){let t=e.target.value.trim();t&&this.tell(`seat`,t)}};B([E({type:Number})],Pr.prototype,`player`,void 0),B([E()],Pr.prototype,`word`,void 0),B([E({attribute:!1})],Pr.prototype,`strategies`,void 0),B([E({type:Boolean})],Pr.prototype,`turn`,void 0),Pr=B([T(`seat-picker`)],Pr);var Fr=[`unreachable`,`engine-ended`,`engine-missing`];function J(e,t){let{code:n,message:r,position:i,advice:a}=e.complaint;return y`<div class="alarm" role="alert">
    <p>${n===`unreachable`?N(`unreachable`):r}</p>
    ${i?y`<p class="mono">
            ${i.text.slice(0,i.start)}<mark>${i.text.slice(i.start,i.end)||` `}</mark>${i.text.slice(i.end)}
          </p>`:S}
    ${a?y`<p>${a}</p>`:S}
    ${t&&Fr.includes(n)?y`<button @click=${t}>${N(`try-again`)}</button>`:S}
  </div>`}var Y=class extends z{constructor(...e){super(...e),this.game=``,this.notation=``,this.position=``,this.refusal=null,this.draws=0}static{this.styles=[R,m`
      textarea {
        width: 100%;
        min-height: 5rem;
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: var(--s3);
      }
      .notation {
        white-space: pre-wrap;
      }
    `]}open(){this.refusal=null,this.field.value=this.position,this.dialog.showModal(),this.field.select()}render(){return y`<dialog aria-label=${N(`set-up`)}>
      <form @submit=${this.onSubmit}>
        <h2>${N(`set-up`)}</h2>
        <label class="field">
          ${N(`position`)}
          <textarea spellcheck="false"></textarea>
        </label>
        <p class="notation soft small">${this.notation}</p>
        ${this.refusal?J(this.refusal):S}
        <div class="row">
          <button type="button" @click=${this.onRandom}>${N(`random-position`)}</button>
          <button type="button" class="quiet" @click=${()=>this.dialog.close()}>
            ${N(`cancel`)}
          </button>
          <button class="primary" type="submit">${N(`play-from-here`)}</button>
        </div>
      </form>
    </dialog>`}async onSubmit(e){e.preventDefault();try{let e=this.field.value.trim(),{position:t}=await L.position({game:this.game,position:e});this.finish({start:t,moves:[],seed:null})}catch(e){this.refusal=I(e)}}async onRandom(){this.draws+=1;let e=(Date.now()+this.draws)%1e6;try{let t=await L.position({game:this.game,random:!0,seed:e});t.moves?this.finish({start:null,moves:t.moves,seed:e}):this.finish({start:t.position,moves:[],seed:e})}catch(e){this.refusal=I(e)}}finish(e){this.dialog.close(),this.tell(`set-up`,e)}};B([E()],Y.prototype,`game`,void 0),B([E()],Y.prototype,`notation`,void 0),B([E()],Y.prototype,`position`,void 0),B([D()],Y.prototype,`refusal`,void 0),B([D()],Y.prototype,`draws`,void 0),B([O(`dialog`)],Y.prototype,`dialog`,void 0),B([O(`textarea`)],Y.prototype,`field`,void 0),Y=B([T(`setup-dialog`)],Y);var Ir=class extends z{constructor(...e){super(...e),this.progress=null}static{this.styles=[R,m`
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
    `]}render(){let{progress:e}=this,t=e?.total??null,n=e?.done??0;return y`<div class="bar">
      <progress
        aria-label=${N(`progress`)}
        value=${t===null?S:n}
        max=${t??S}
      ></progress>
      <span class="small">
        ${t===null?N(`progress-open`,{done:P(n)}):N(`progress-of`,{done:P(n),total:P(t)})}
      </span>
      <button @click=${()=>this.tell(`cancel`)}>${N(`cancel`)}</button>
    </div>`}};B([E({attribute:!1})],Ir.prototype,`progress`,void 0),Ir=B([T(`job-progress`)],Ir);function Lr(e,t){return e?.jobs.find(e=>e.name===t&&!e.refusal)}var Rr=class{constructor(e){this.host=e,this.state=`idle`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=null,e.addController(this)}hostConnected(){}hostDisconnected(){this.cancel()}get running(){return this.state===`running`}start(e,t){this.cancel(),this.state=`running`,this.progress=null,this.partial=null,this.result=null,this.refusal=null,this.stop=L.job(e,t,{progress:e=>{this.progress=e,this.partial=e.partial??this.partial,this.host.requestUpdate()},result:e=>{this.result=e,this.end(`done`)},failed:e=>{this.refusal=e,this.end(`failed`)},cancelled:()=>this.end(`cancelled`)}),this.host.requestUpdate()}cancel(){this.stop?.()}reset(){this.cancel(),this.state=`idle`,this.result=null,this.partial=null,this.refusal=null}end(e){this.state=e,this.stop=null,this.host.requestUpdate()}};function zr(e,t,n){return(e?.options??[]).map(e=>Br(e,t[e.name],n))}function Br(e,t,n){let{name:r,about:i,kind:a}=e;if(a===`flag`)return y`<label class="row"
      ><input
        type="checkbox"
        name=${r}
        .checked=${yr(t===!0)}
        @change=${e=>n(r,e.target.checked||void 0)}
      />
      ${i}</label
    >`;if(a===`word`)return y`<label class="field"
      ><span class="about">${i}</span>
      <select
        name=${r}
        @change=${e=>n(r,e.target.value)}
      >
        ${e.words.map(n=>y`<option ?selected=${n===(t??e.default)}>${n}</option>`)}
      </select></label
    >`;let o=a===`integer`||a===`real`,s=t===void 0?``:String(t);return y`<label class="field"
    ><span class="about">${i}</span>
    <input
      name=${r}
      inputmode=${o?`decimal`:`text`}
      placeholder=${e.default??N(`option-open`)}
      .value=${yr(s)}
      @change=${e=>{let t=e.target.value.trim().replace(`,`,`.`),i=Number(t);n(r,t===``?void 0:o&&Number.isFinite(i)?i:t)}}
    />
  </label>`}var X=class extends z{constructor(...e){super(...e),this.game=``,this.position=``,this.method=``,this.chosen={},this.job=new Rr(this)}static{this.styles=[R,m`
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `]}willUpdate(e){(e.has(`game`)||e.has(`position`))&&this.job.reset(),this.methods().some(({name:e})=>e===this.method)||(this.method=this.methods()[0]?.name??``,this.chosen={})}methods(){return(Lr(this.card,`solve`)?.methods??[]).filter(({refusal:e})=>!e)}render(){let e=this.methods();if(e.length===0)return S;let t=e.find(({name:e})=>e===this.method);return y`<details>
      <summary>${N(`solve-by`)}</summary>
      <form @submit=${this.onSolve}>
        <label class="field"
          ><span class="about">${N(`solve-method`)}</span>
          <select name="method" @change=${this.onMethod}>
            ${e.map(({name:e})=>y`<option ?selected=${e===this.method}>${e}</option>`)}
          </select></label
        >
        <p class="soft small">${t?.about}</p>
        ${zr(t,this.chosen,(e,t)=>this.choose(e,t))}
        <div>
          <button type="submit" ?disabled=${this.job.running}>${N(`solve-run`)}</button>
        </div>
      </form>
      <div aria-live="polite">${this.outcome()}</div>
    </details>`}outcome(){let{job:e}=this;if(e.running)return y`<job-progress
        .progress=${e.progress}
        @cancel=${()=>e.cancel()}
      ></job-progress>`;if(e.refusal)return J(e.refusal);let t=e.result;return t?y`<p class="outcome">${t.sentence}</p>
      ${t.line.length>0?y`<p>${N(`solve-line`,{line:t.line.join(` `)})}</p>`:S}
      <p class="soft small">
        ${N(`solve-cost`,{method:t.method,nodes:P(t.nodes)})}
      </p>`:S}choose(e,t){let n=Object.entries(this.chosen).filter(([t])=>t!==e);this.chosen=Object.fromEntries(t===void 0?n:[...n,[e,t]])}onMethod(e){this.method=e.target.value,this.chosen={},this.job.reset()}onSolve(e){e.preventDefault();let{game:t,position:n,method:r,chosen:i}=this;this.job.start(`solve`,{game:t,position:n,method:r,options:i})}};B([E({attribute:!1})],X.prototype,`card`,void 0),B([E()],X.prototype,`game`,void 0),B([E()],X.prototype,`position`,void 0),B([D()],X.prototype,`method`,void 0),B([D()],X.prototype,`chosen`,void 0),X=B([T(`solve-panel`)],X);function Vr(e){return e.replace(`-`,`−`)}function Hr(e){let[t=0,n=1]=e.replace(`−`,`-`).split(`/`).map(Number);return t/n}function Ur(e){let t=e.map(({temperature:e})=>Hr(e)),n=Math.max(...t),r=e.filter((e,r)=>t[r]===n);return new Set(r.length===e.length&&e.length>1?[]:r)}function Wr(e){let t=Ur(e),n=e=>4*e.wins+2*t.has(e)+ +e.best;return[...e.entries()].sort(([,e],[,t])=>n(t)-n(e))}function Gr(e){let t=e.trim().replace(/^\+(?![-_₀-₉])/,``);return t.trim()===``?null:t.trim()}function Kr({ascii:e}){return`(${e??``})`}function qr({moves:e},t){return(t===1?e?.left:e?.right)??[]}var Jr=120,Yr=class{constructor(e){this.host=e,this.answer=null,this.refusal=null,this.question=``,this.answered=``,this.asking=new AbortController,e.addController(this)}hostConnected(){}hostDisconnected(){this.forget()}get pending(){return this.question!==this.answered}ask(e,t){e!==this.question&&(this.asking.abort(),this.asking=new AbortController,this.question=e,this.wait(e,t,this.asking.signal))}forget(){this.asking.abort(),this.question=``,this.answered=``,this.answer=null,this.refusal=null}async wait(e,t,n){if(await new Promise(e=>setTimeout(e,Jr)),!n.aborted){try{let e=await t(n);if(n.aborted)return;this.answer=e,this.refusal=null}catch(e){if(n.aborted||mn(e))return;this.answer=null,this.refusal=I(e)}this.answered=e,this.host.requestUpdate()}}},Xr=class extends mr{constructor(e){if(super(e),this.it=S,e.type!==U.CHILD)throw Error(this.constructor.directiveName+`() can only be used in child bindings`)}render(e){if(e===S||e==null)return this._t=void 0,this.it=e;if(e===x)return e;if(typeof e!=`string`)throw Error(this.constructor.directiveName+`() called with a non-string value`);if(e===this.it)return this._t;this.it=e;let t=[e];return t.raw=t,this._t={_$litType$:this.constructor.resultType,strings:t,values:[]}}};Xr.directiveName=`unsafeHTML`,Xr.resultType=1;var Zr=class extends Xr{};Zr.directiveName=`unsafeSVG`,Zr.resultType=2;var Qr=pr(Zr),$r=m`
  .value {
    font-family: var(--symbols);
    overflow-wrap: anywhere;
  }
  button.value {
    min-height: 2rem;
    max-width: 100%;
    padding: 0 var(--s2);
    text-align: start;
  }
  h4 {
    margin: 0;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--s1) var(--s3);
    margin: 0;
    align-items: baseline;
  }
  .facts dt {
    color: var(--soft);
    font-size: var(--small);
  }
  .facts dd {
    margin: 0;
    min-width: 0;
  }
  .remarks span {
    display: inline-block;
    padding: 0 0.4em;
    margin-inline-end: var(--s1);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    font-size: var(--small);
    white-space: nowrap;
  }
  .remarks .wins {
    border-width: 2px;
    border-color: var(--ink);
    font-weight: 600;
  }
  figure {
    margin: 0;
  }
  figure svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .sheet {
    max-height: 24rem;
    overflow-y: auto;
  }
  .sheet .value {
    white-space: nowrap;
  }
  .sheet .place {
    white-space: normal;
    min-width: 6rem;
  }
  th,
  td {
    padding-inline: 0 var(--s3);
  }
  @media (max-width: 40rem) {
    .facts {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .facts dd {
      margin-block-end: var(--s1);
    }
    th,
    td {
      padding-inline-end: var(--s2);
    }
  }
`,ei=()=>({width:innerWidth<640?336:480}),ti=40;function ni({name:e,characters:t},n=1/0){return e==null||t>n?N(`value-long`,{characters:P(t)}):e}function ri(e,t){let n=ni(e,ti);return e.ascii==null?y`<span class="value">${n}</span>`:y`<button
    class="value"
    aria-label=${N(`value-explore`,{name:n})}
    @click=${()=>t(e)}
  >
    ${n}
  </button>`}function ii({value:e}){return e?y`${ai(`value-mean`,Vr(e.mean))}
  ${ai(`value-temperature`,Vr(e.temperature))}
  ${ai(`value-stop-left`,Vr(e.left_stop))}
  ${ai(`value-stop-right`,Vr(e.right_stop))}`:S}function ai(e,t){return y`<dt>${N(e)}</dt>
    <dd class="value">${t}</dd>`}function oi({picture:e}){return e?y`<figure>${Qr(e)}</figure>`:S}function si(e,t,n){if(e.length===0)return y`<p>${N(`value-no-moves`)}</p>`;let r=Ur(e),i=e.some(({game:e})=>e!=null),a=e=>y`<span class=${e}>${N(`value-${e}`)}</span>`;return y`<div class="sheet" tabindex="0" role="group" aria-label=${N(`moves`)}>
    <table>
      <thead>
        <tr>
          ${n?y`<th scope="col">${N(`value-move`)}</th>`:S}
          <th scope="col">${N(`value-after`)}</th>
          <th scope="col">${N(`value-remark`)}</th>
          <th scope="col">${N(`value-incentive`)}</th>
          ${i?y`<th scope="col">${N(`value-in`)}</th>`:S}
        </tr>
      </thead>
      <tbody>
        ${Wr(e).map(([e,o])=>y`<tr>
              ${n?y`<td>${n(o,e)}</td>`:S}
              <td>${ri(o.value,t)}</td>
              <td class="remarks">
                ${o.wins?a(`wins`):S} ${o.best?a(`best`):S}
                ${r.has(o)?a(`hottest`):S}
              </td>
              <td class="value">${ni(o.incentive,ti)}</td>
              ${i?y`<td class="value place">${o.game}</td>`:S}
            </tr>`)}
      </tbody>
    </table>
  </div>`}var ci=class extends z{constructor(...e){super(...e),this.value=null,this.trail=[],this.asked=new Yr(this)}static{this.styles=[R,$r,m`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `]}willUpdate(e){e.has(`value`)&&(this.trail=this.value?[this.value]:[]);let n=this.trail.at(-1);if(!n){this.asked.forget();return}let r=`${t.language} ${n.ascii}`,i={sum:Kr(n),moves:!0,thermograph:ei()};this.asked.ask(r,e=>L.value(i,e))}updated(e){e.has(`trail`)&&this.trail.length>0&&this.heading?.focus()}render(){let e=this.trail.at(-1);if(!e)return S;let t=this.trail.at(-2),{answer:n,refusal:r,pending:i}=this.asked;return y`<section class="stack" aria-label=${N(`value-explorer`)} aria-busy=${i}>
      <div class="row">
        ${t?y`<button @click=${()=>this.trail=this.trail.slice(0,-1)}>
                ${N(`value-back`,{name:ni(t,40)})}
              </button>`:S}
        <button @click=${()=>this.tell(`close`)}>${N(`value-close`)}</button>
      </div>
      <h3 class="value" tabindex="-1">${ni(e)}</h3>
      ${r&&!i?J(r):S}
      ${i?y`<p>${N(`loading`)}</p>`:n?this.found(n):S}
    </section>`}found(e){let t=e=>this.trail=[...this.trail,e],n=n=>y`<h4>${N(`value-options`,{player:n})}</h4>
        ${si(qr(e,n),t,null)}`;return y`<p class="value">${e.sentence}</p>
      <dl class="facts">${ii(e)}</dl>
      ${n(1)} ${n(2)} ${oi(e)}`}};B([E({attribute:!1})],ci.prototype,`value`,void 0),B([D()],ci.prototype,`trail`,void 0),B([O(`h3`)],ci.prototype,`heading`,void 0),ci=B([T(`value-explorer`)],ci);var Z=class extends z{constructor(...e){super(...e),this.game=``,this.position=``,this.turn=null,this.legal=[],this.beside=null,this.explored=null,this.asked=new Yr(this)}static{this.styles=[R,$r,m`
      form input {
        font-family: var(--mono);
        width: 16rem;
      }
      .found {
        margin-block-start: var(--s3);
      }
      .move {
        white-space: nowrap;
        min-height: 2rem;
        padding: 0 var(--s2);
        font-family: var(--mono);
      }
    `]}willUpdate(e){if((e.has(`game`)||!t.values)&&this.asked.forget(),!t.values)return;let{game:n,position:r,beside:i}=this,a={sum:n,position:r,beside:i,moves:!0,thermograph:ei()},o=JSON.stringify([t.language,n,r,i]);this.asked.ask(o,e=>L.value(a,e))}render(){return y`<details ?open=${t.values} @toggle=${this.onToggle}>
      <summary>${N(`value-title`)}${this.asked.pending?`…`:``}</summary>
      ${t.values?this.content():S}
    </details>`}content(){let{answer:e,refusal:t,pending:n}=this.asked;return y`<div class="stack found" aria-busy=${n}>
      <form class="row end" @submit=${this.onAdd}>
        <label class="field"
          >${N(`value-sum`)}
          <input
            id="sum"
            maxlength="1000"
            placeholder=${N(`value-sum-example`)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
        /></label>
        <button type="submit">${N(`value-add`)}</button>
        ${this.beside===null?S:y`<button type="button" class="quiet" @click=${this.onAlone}>
                ${N(`value-alone`)}
              </button>`}
      </form>
      ${t&&!n?J(t):S}
      ${e?this.found(e):t?S:y`<p>${N(`loading`)}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`}found(e){let t=e=>this.explored=e,n=this.turn===null?[1,2]:[this.turn===1?2:1];return y`<p class="value" aria-live="polite">${e.sentence}</p>
      ${e.stopped?y`<p class="soft">${N(`value-stopped`)}</p>`:S}
      <dl class="facts">
        ${e.value?ai(`value-whole`,ri(e.value,t)):S}
        ${ii(e)}
        ${e.parts.length>1?ai(`value-parts`,this.parts(e,t)):S}
      </dl>
      ${this.turn&&e.moves?y`<section class="stack" aria-label=${N(`value-moves`,{player:this.turn})}>
              <h3>${N(`value-moves`,{player:this.turn})}</h3>
              ${si(qr(e,this.turn),t,(e,t)=>this.move(e,t))}
            </section>`:S}
      ${e.moves?n.map(n=>y`<details>
                  <summary>${N(`value-moves-waiting`,{player:n})}</summary>
                  ${si(qr(e,n),t,e=>y`<span class="mono">${e.move}</span>`)}
                </details>`):S}
      ${oi(e)}`}parts({parts:e},t){return e.map(e=>y`<div>${ri(e,t)}</div>`)}move({move:e},t){return t<this.legal.length&&this.legal.includes(e)?y`<button
      class="move"
      aria-label=${N(`value-play`,{move:e})}
      ?disabled=${this.asked.pending}
      @click=${()=>this.tell(`play-move`,e)}
    >
      ${e}
    </button>`:y`<span class="mono">${e}</span>`}onToggle(e){let{open:n}=e.target;n!==t.values&&t.choose({values:n})}onAdd(e){e.preventDefault(),this.beside=Gr(this.sum.value)}onAlone(){this.sum.value=``,this.beside=null,this.sum.focus()}onClose(){this.explored=null,this.summary.focus()}};B([E()],Z.prototype,`game`,void 0),B([E()],Z.prototype,`position`,void 0),B([E({attribute:!1})],Z.prototype,`turn`,void 0),B([E({attribute:!1})],Z.prototype,`legal`,void 0),B([D()],Z.prototype,`beside`,void 0),B([D()],Z.prototype,`explored`,void 0),B([O(`#sum`)],Z.prototype,`sum`,void 0),B([O(`summary`)],Z.prototype,`summary`,void 0),Z=B([T(`value-panel`)],Z);var li=44,ui=class extends z{constructor(...e){super(...e),this.line=[],this.worths=new Map,this.at=0}static{this.styles=[R,m`
      svg {
        display: block;
        width: 100%;
        height: 3.25rem;
        background: var(--sunken);
        border-radius: var(--radius);
      }
      .axis {
        stroke: var(--strong-line);
        stroke-width: 0.6;
      }
      .one {
        fill: var(--first);
      }
      .two {
        fill: var(--second);
      }
      .even {
        fill: var(--soft);
      }
      .guess {
        opacity: 0.55;
      }
      .here {
        fill: var(--ink);
        fill-opacity: 0.16;
      }
      .step {
        fill: transparent;
        cursor: pointer;
      }
    `]}render(){let e=Math.max(this.line.length,24);return y`<svg
      viewBox="0 0 ${e*10} ${li}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${N(`value-strip`)}
    >
      ${this.line.map((e,t)=>{let n=this.worths.get(e);return b`
          ${e===this.at?b`<rect class="here" x=${t*10} width=${10} height=${li} />`:S}
          ${n?di(n,t*10+1.5,7):S}
          <rect class="step" x=${t*10} width=${10} height=${li}
            @click=${()=>this.tell(`go`,e)} />`})}
      <line
        class="axis"
        x1="0"
        x2=${e*10}
        y1=${li/2}
        y2=${li/2}
        pointer-events="none"
      />
    </svg>`}};B([E({attribute:!1})],ui.prototype,`line`,void 0),B([E({attribute:!1})],ui.prototype,`worths`,void 0),B([E({type:Number})],ui.prototype,`at`,void 0),ui=B([T(`value-strip`)],ui);function di({value:e,guess:t},n,r){let i=li/2,a=e>.02?`one`:e<-.02?`two`:`even`,o=a===`even`?6:Math.max(3,Math.abs(e)*19),s=a===`one`?i-o:a===`two`?i:19;return b`<rect class="${a}${t?` guess`:``}" x=${n} y=${s} width=${r} height=${o} />`}function fi(e){let t=new URLSearchParams(e).get(`embed`);return t===`board`||t===`screen`?t:null}var pi=fi(globalThis.location?.search??``);function mi(e,t,n=`text/plain`){let r=typeof t==`string`?new Blob([t],{type:n}):t,i=document.createElement(`a`);i.href=URL.createObjectURL(r),i.download=e,i.click(),URL.revokeObjectURL(i.href)}var hi=2;async function gi(e){let t=new Image,n=URL.createObjectURL(new Blob([e],{type:`image/svg+xml`}));try{t.src=n,await t.decode();let[e,r]=[t.naturalWidth*hi,t.naturalHeight*hi],i=new OffscreenCanvas(e,r),a=i.getContext(`2d`);if(!a)throw Error(`this browser draws no pictures`);return a.fillStyle=`#ffffff`,a.fillRect(0,0,e,r),a.drawImage(t,0,0,e,r),await i.convertToBlob({type:`image/png`})}finally{URL.revokeObjectURL(n)}}async function _i(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}function vi(e,t){return`${e.replace(/[^\p{L}\p{N}.-]+/gu,`-`).slice(0,60)}.${t}`}var yi=m`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    gap: var(--s4);
    align-items: start;
  }
  .alone {
    grid-template-columns: minmax(0, 1fr);
  }
  .alone game-board {
    --board-height: calc(100vh - 9rem);
  }
  .board,
  .side {
    grid-template-columns: minmax(0, 1fr);
  }
  .board {
    display: grid;
    gap: var(--s3);
    align-content: start;
    min-width: 0;
  }
  game-board {
    --board-height: calc(100vh - 17rem);
  }
  .side {
    display: grid;
    gap: var(--s4);
    min-width: 0;
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
    min-height: 1.3em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }
  .tools .row {
    gap: var(--s2);
  }
  .last {
    text-align: center;
    font-size: var(--large);
  }
  .cover {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    min-height: 20rem;
    text-align: center;
    font-size: var(--large);
    border-radius: var(--radius);
    background: repeating-linear-gradient(45deg, var(--sunken) 0 1rem, var(--surface) 1rem 2rem);
  }
  .cover p {
    background: var(--surface);
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1);
    max-height: 16rem;
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }
  .chip {
    padding: 0 var(--s2);
    gap: var(--s1);
    min-height: 2.25rem;
  }
  .chip.best {
    border-color: var(--ink);
    border-width: 2px;
  }
  .listed .chip {
    min-width: 3.5rem;
    min-height: 3rem;
    padding-inline: var(--s3);
    font-size: var(--large);
  }
  .worth {
    font-size: 1.125rem;
    font-weight: 600;
    padding: 0 0.35em;
    border: 2px solid var(--strong-line);
    border-radius: 0.3em;
    line-height: 1.35;
  }
  .worth.winner-1 {
    border-color: var(--first);
    border-radius: 1em;
  }
  .worth.winner-2 {
    border-color: var(--second);
    border-radius: 0;
  }
  form.row input {
    flex: 1;
    min-width: 6rem;
  }
  .menu {
    position: relative;
  }
  .menu > summary {
    list-style: none;
  }
  .menu > summary::-webkit-details-marker {
    display: none;
  }
  .menu .list {
    position: absolute;
    right: 0;
    bottom: calc(100% + var(--s1));
    z-index: 3;
    display: grid;
    width: max-content;
    padding: var(--s1);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .menu .list button {
    justify-content: start;
  }
  .screen.broad {
    grid-template-columns: minmax(0, 1fr);
  }
  .broad .side {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: start;
  }
  @media print {
    .tools,
    .moves form,
    game-picker {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    .broad .moves {
      grid-column: span 2;
    }
  }
  @media (max-width: 40rem) {
    .tools .row {
      gap: var(--s1);
    }
    .tools button,
    .tools summary {
      padding-inline: var(--s2);
    }
  }
  @media (max-width: 60rem) {
    .screen {
      grid-template-columns: minmax(0, 1fr);
    }
    game-board {
      --board-height: 70vh;
    }
  }
`,bi=450,xi=2e4,Si=class{constructor(e,t,n,r){this.host=e,this.state=t,this.cardOf=n,this.moved=r,this.view=null,this.solved=null,this.unsolved=null,this.refusal=null,this.thinking=!1,this.hinting=!1,this.paused=!1,this.covered=null,this.worths=new Map,this.viewer=null,this.asking=new AbortController,this.shown=null,this.seenBy=null,this.traces=new Map,e.addController(this)}hostConnected(){}hostDisconnected(){this.asking.abort()}isHuman(e){return this.state.players[e]===K}get secret(){let{history:e,at:t}=this.state;return(this.view?.concealed??0)>0&&e.children(t).length===0}get told(){let{state:e}=this;if(!this.secret)return e;let t=e.history.without(e.at);return{...e,history:t.history,at:t.at}}get trace(){return this.traces.get(this.state.at)??[]}get awaited(){let e=this.view?.turn;return!!e&&this.isHuman(e)&&this.covered===null}open(e){let t=e.game===this.state.game;this.state=e,this.worths=new Map,this.traces=new Map,this.shown=null,this.seenBy=null,this.covered=null,t||(this.view=null),this.show()}begin(){let{game:e,players:t,seed:n}=this.state;this.open(Tr(e,t,n+1))}go(e){let{history:t,at:n}=this.state,r=this.secret&&e!==n&&t.parent(e)!==n?t.without(n).history:t;this.state={...this.state,history:r,at:e},this.show()}undo(){let e=this.state.history.path(this.state.at);if(e.length===0)return;let t=this.view?.history.map(({player:e})=>e)??[],n=e.length-1,r=!this.isHuman(1)||!this.isHuman(2),i=this.isHuman(1)||this.isHuman(2),a=e=>{let n=t[e];return!!n&&!this.isHuman(n)};if(r&&i)for(;0<n&&a(n);)--n;r&&!i&&(this.paused=!0),this.go(e[n-1]??0)}step(e){if(e<0){let e=this.state.history.parent(this.state.at);e!==null&&this.go(e);return}let[t]=this.state.history.children(this.state.at);t!==void 0&&this.go(t)}play(e){this.shown===this.state.at&&this.make(e)}make(e){let{history:t,at:n}=this.state,r=t.add(n,e);this.view&&this.shown===n&&this.traces.set(r,Ci(this.view,e)),this.go(r)}async type(e){let t=q(this.state);try{let{at:n}=this.state,r=await L.play({...t,moves:[...t.moves,e.trim()]},null);return this.state.at===n&&(this.make(r.history.at(-1)?.move??e.trim()),!0)}catch(e){return this.refusal=I(e),this.host.requestUpdate(),!1}}seat(e,t){this.state={...this.state,players:{...this.state.players,[e]:t}},this.paused=!1,this.show()}resume(){this.paused=!1,this.show({insist:!0})}pause(){this.paused=!0,this.show()}uncover(){this.seenBy=this.covered,this.covered=null,this.host.requestUpdate(),this.think(this.asking.signal,!1)}async show({insist:e=!1}={}){this.asking.abort(),this.asking=new AbortController;let{signal:t}=this.asking;this.refusal=null,this.solved=null,this.unsolved=null,this.thinking=!1,this.hinting=!1;try{let{at:n}=this.state;this.view=await this.look(t),this.shown=n,this.moved(),this.cover(),this.host.requestUpdate(),await this.retrace(t),this.covered===null&&await this.think(t,e)}catch(e){this.fail(e)}}async look(e){let t=q(this.state);if(!this.isHidden())return this.viewer=null,L.play(t,null,e);let n=[1,2].filter(e=>this.isHuman(e)),r=n[0]??null,i=await L.play(t,r,e),a=i.turn?n.length===2?i.turn:r:null;return this.viewer=a,a===r?i:L.play(t,a,e)}async retrace(e){let{state:t}=this,n=t.history.parent(t.at);if(n===null||this.traces.has(t.at)||this.isHidden()||this.secret)return;let r=await L.play(q(t,n),null,e);this.traces.set(t.at,Ci(r,t.history.move(t.at))),this.host.requestUpdate()}isHidden(){return Lr(this.cardOf(this.state.game)??void 0,`hint`)===void 0}cover(){let e=this.view?.turn??null,t=this.secret||this.view!==null&&this.view.holding!==null,n=this.isHuman(1)&&this.isHuman(2);t||(this.seenBy=null),this.covered=t&&n&&e&&e!==this.seenBy?e:null}async think(e,n){try{if(this.view?.turn===null)this.judge(),t.hints&&!this.isHidden()&&this.fill(e);else if(await this.answer(e,n))return;t.hints&&await this.hint(e)}catch(e){this.fail(e)}}async answer(e,t){let n=this.view?.turn,{history:r,at:i}=this.state;if(!n||this.isHuman(n)||this.paused||r.children(i).length>0&&!t)return!1;this.thinking=!0,this.host.requestUpdate();let a=L.choose(q(this.state),this.state.players[n],e),o=!this.isHuman(1)&&!this.isHuman(2),[{move:s}]=await Promise.all([a,o?wi(bi):null]);return e.aborted||(this.thinking=!1,this.make(s)),!0}async hint(e=this.asking.signal){if(this.view?.turn===null||this.covered!==null||this.secret)return;if(this.isHidden()){this.unsolved=N(`no-hints-hidden`),this.host.requestUpdate();return}let t=this.state.at;this.hinting=!0,this.host.requestUpdate();try{let n=await L.hints(q(this.state),e);if(e.aborted)return;this.solved=n;let r=Hn(n);r&&this.worths.set(t,r),n.proof===`exact`&&n.nodes<=xi&&this.fill(e)}catch(e){if(mn(e))return;this.unsolved=I(e).message}this.hinting=!1,this.host.requestUpdate()}async fill(e){let{state:t}=this;for(let n of[G.START,...t.history.line(t.at)].reverse())if(!this.worths.has(n))try{let r=await L.hints(q(t,n),e);if(e.aborted)return;let i=Hn(r);if(i&&this.worths.set(n,i),this.host.requestUpdate(),r.proof!==`exact`||r.nodes>xi)return}catch{return}}judge(){let e=this.view?.payoff;typeof e==`number`&&this.worths.set(this.state.at,{value:Math.sign(e),guess:!1})}fail(e){mn(e)||(this.thinking=!1,this.refusal=I(e),this.host.requestUpdate())}};function Ci({moves:e,picture:t},n){return(e.find(e=>e.move===n)?.places??[]).flatMap(e=>t.places[e]??[])}function wi(e){return new Promise(t=>setTimeout(t,e))}var Ti=`chomp:4x5`,Ei=2.6,Q=class extends z{constructor(...e){super(...e),this.games=[],this.address={screen:`play`,fields:new Map},this.note=``,this.table=new Si(this,Tr(Ti,{1:K,2:K}),e=>this.card(e),()=>this.onMoved()),this.written=``,this.opened=``,this.broad=null,this.onKeyDown=e=>this.onKey(e)}static{this.styles=[R,yi]}connectedCallback(){super.connectedCallback(),document.addEventListener(`keydown`,this.onKeyDown)}disconnectedCallback(){document.removeEventListener(`keydown`,this.onKeyDown),super.disconnectedCallback()}willUpdate(e){let t=e.has(`address`)&&o(this.address)!==this.written;this.games.length!==0&&(t||this.written===``?this.openAddress():e.has(`games`)&&this.table.show())}render(){let{table:e}=this,{view:n,state:r}=e,i=this.card(r.game),a=pi===`board`;return y`<div class="screen ${a?`alone`:this.isBroad(n)?`broad`:``}">
      <section class="board card" aria-label=${N(`board`)}>
        <div class="sentence-row">
          <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        </div>
        ${e.refusal?J(e.refusal,()=>void e.show()):S}
        ${e.covered?this.cover(e.covered):n?this.board(n):S}
        ${n&&!e.covered&&Di(n)?this.moves(n):S} ${this.tools(n)}
        ${this.table.worths.size>0&&t.hints?this.strip():S}
        ${n&&!e.covered&&!a?this.valuing(i,n):S}
      </section>
      ${a?S:this.side(i)}
      <setup-dialog
        .game=${r.game}
        .notation=${i?.notation??``}
        .position=${e.secret?``:n?.position??``}
        @set-up=${e=>this.onSetUp(e.detail)}
      ></setup-dialog>
    </div>`}side(e){let{table:t}=this,{view:n,state:r}=t;return y`<div class="side">
      <game-picker
        .games=${this.games}
        .word=${r.game}
        @game=${e=>this.onGame(e.detail)}
      ></game-picker>
      <section class="card stack" aria-label=${N(`players`)}>
        <h2>${N(`players`)}</h2>
        ${this.seats(e,n)}
      </section>
      ${n&&!t.covered&&!Di(n)?this.moves(n):S}
      <section class="card stack" aria-label=${N(`history`)}>
        <h2>${N(`history`)}</h2>
        <history-view
          .history=${r.history}
          .at=${r.at}
          .secret=${this.secrets()}
          @go=${e=>t.go(e.detail)}
        ></history-view>
      </section>
      ${n?.position&&!t.secret&&!t.covered?this.solving(e,n):S}
    </div>`}solving(e,t){return y`<section class="card" aria-label=${N(`solve-by`)}>
      <solve-panel .card=${e} .game=${t.word} .position=${t.position??``}></solve-panel>
    </section>`}valuing(e,t){return!Lr(e,`value`)||t.position==null?S:y`<value-panel
      .game=${this.table.state.game}
      .position=${t.position}
      .turn=${t.turn??null}
      .legal=${this.table.awaited?t.moves.map(({move:e})=>e):[]}
      @play-move=${e=>this.onPlay(e.detail)}
    ></value-panel>`}sentence(){let{view:e,solved:n,thinking:r,covered:i,refusal:a}=this.table;return i?N(`pass-screen`,{player:i}):e?r&&e.turn?N(`thinking`,{player:e.turn}):t.hints&&n?.sentence?n.sentence:e.sentence:N(a?`not-opened`:`loading`)}board(e){let{table:t}=this,n=[1,2].filter(t=>e.holding?.[t]);return y`
      <game-board
        .picture=${e.picture}
        .moves=${t.awaited?e.moves:[]}
        .badges=${this.badges()}
        .trace=${t.trace}
        .label=${`${e.title}. ${e.sentence}`}
        @play-move=${e=>this.onPlay(e.detail)}
      ></game-board>
      ${e.line&&!e.holding&&!t.secret?y`<p class="last mono">${e.line}</p>`:S}
      <div class="unseen">
        ${e.line&&e.holding?y`<p>${e.line}</p>`:S}
        ${n.map(t=>y`<p>${N(`holding`,{player:t})} ${e.holding?.[t]}</p>`)}
      </div>
    `}isBroad(e){return e&&this.broad?.word!==e.word&&(this.broad={word:e.word,is:$n(e.picture)>Ei}),this.broad?.is??!1}cover(e){return y`<div class="cover">
      <p>${N(`pass-screen`,{player:e})}</p>
      <button class="primary" @click=${()=>this.table.uncover()}>
        ${N(`uncover`,{player:e})}
      </button>
    </div>`}tools(e){let{table:n}=this,r=n.state.at!==G.START,i=n.state.history.children(n.state.at).length>0,a=e?.turn,o=!!a&&!n.isHuman(a)&&!n.thinking,s=!n.isHuman(1)&&!n.isHuman(2);return y`<div class="tools" role="group" aria-label=${N(`tools`)}>
      <div class="row">
        <button ?disabled=${!r} @click=${()=>n.undo()} title="${N(`undo`)} (U)">
          <span aria-hidden="true">↶</span>${N(`undo`)}
        </button>
        <button ?disabled=${!r} @click=${()=>n.step(-1)} aria-label=${N(`back`)}>
          ◀
        </button>
        <button ?disabled=${!i} @click=${()=>n.step(1)} aria-label=${N(`forward`)}>
          ▶
        </button>
        <button
          aria-pressed=${t.hints}
          aria-busy=${n.hinting}
          @click=${()=>this.toggleHints()}
          title="${N(`hints`)} (H)"
        >
          ${N(`hints`)}${n.hinting?`…`:``}
        </button>
        ${s&&!o?y`<button @click=${()=>n.pause()}>${N(`pause`)}</button>`:o?y`<button class="primary" @click=${()=>n.resume()}>
                  ${N(`go-on`)}
                </button>`:S}
      </div>
      <div class="row">
        <button @click=${()=>n.begin()}>${N(`new-play`)}</button>
        <button @click=${()=>this.setup.open()}>${N(`set-up`)}</button>
        ${n.secret?S:this.menu(e)}
      </div>
      <span class="unseen" role="status">${this.note}</span>
    </div>`}menu(e){let t=(e,t)=>y`<button
        class="quiet"
        @click=${e=>{e.target.closest(`details`)?.removeAttribute(`open`),t()}}
      >
        ${N(e)}
      </button>`;return y`<details class="menu">
      <summary class="button">${N(`share`)}</summary>
      <div class="list">
        ${t(`copy-position`,()=>void this.copied(e?.position??``))}
        ${t(`copy-link`,()=>void this.copied(location.href))}
        ${t(`save-svg`,()=>void this.saved(`svg`))}
        ${t(`save-png`,()=>void this.saved(`png`))}
        ${t(`save-play`,()=>void this.saved(`json`))}
      </div>
    </details>`}seats(e,t){return(e?.players===1?[1]:[1,2]).map(n=>y`<seat-picker
          .player=${n}
          .word=${this.table.state.players[n]}
          .strategies=${e?.strategies??[]}
          ?turn=${t?.turn===n}
          @seat=${e=>this.table.seat(n,e.detail)}
        ></seat-picker>`)}moves(e){if(e.turn===null||!this.table.awaited)return S;let n=this.badges();return y`<section class=${Di(e)?`listed stack`:`moves card stack`} aria-label=${N(`moves`)}>
      <h2>${N(`moves`)} <span class="soft small">${e.moves.length}</span></h2>
      <form class="row" @submit=${this.onType}>
        <input
          id="typed"
          class="mono"
          aria-label=${N(`type-move`)}
          placeholder=${N(`type-move`)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
        />
        <button type="submit">${N(`play-it`)}</button>
      </form>
      <div class="chips" role="group" aria-label=${N(`moves`)}>
        ${e.moves.map(e=>this.chip(e,n?.get(e.move)))}
      </div>
      ${t.hints&&this.table.unsolved?y`<p class="soft small">${this.table.unsolved}</p>`:S}
    </section>`}chip({move:e},t){return y`<button class="chip ${t?.best?`best`:``}" @click=${()=>this.onPlay(e)}>
      <span class="mono">${e}</span>
      ${t?y`<span class="worth winner-${t.winner??0}">${Yn(t)}</span>`:S}
    </button>`}strip(){let{state:e,worths:t}=this.table;return y`<div>
      <h3>${N(`value-strip`)}</h3>
      <value-strip
        .line=${[G.START,...e.history.line(e.at)]}
        .worths=${t}
        .at=${e.at}
        @go=${e=>this.table.go(e.detail)}
      ></value-strip>
    </div>`}badges(){let{solved:e}=this.table;return t.hints&&e?Ln(e):null}secrets(){return new Set(this.table.secret?[this.table.state.at]:[])}onPlay(e){this.table.play(e)}async onType(e){e.preventDefault();let t=this.typed.value.trim();t&&await this.table.type(t)&&this.typed&&(this.typed.value=``)}onGame(e){let{players:t,game:n}=this.table.state,r=H(e)===H(n);this.table.open(Tr(e,r?t:this.opponents(e)))}opponents(e){return{1:K,2:Nr(`medium`,this.card(e)?.strategies??[])??`human`}}onSetUp({start:e,moves:t,seed:n}){let{game:r,players:i,seed:a}=this.table.state,o=Tr(r,i,n??a),s=o.history.extend(G.START,t);this.table.open({...o,start:e,at:s})}toggleHints(){t.choose({hints:!t.hints}),t.hints&&this.table.hint()}onKey(e){let t=e.composedPath()[0];if(!(e.ctrlKey||e.metaKey||e.altKey)&&!/^(input|textarea|select)$/i.test(t.tagName)&&!t.closest?.(`dialog`)){if(e.key===`h`)this.toggleHints();else if(e.key===`u`)this.table.undo();else if(e.key===`[`)this.table.step(-1);else if(e.key===`]`)this.table.step(1);else return;e.preventDefault()}}card(e){let t=H(e);return this.games.find(e=>e.name===t||e.aliases.includes(t))}openAddress(){let e=!this.address.fields.has(`game`),t=Er(this.address,Ti);e&&(t.players=this.opponents(Ti)),this.written=o(this.address),this.opened=o(Dr(t)),this.table.open(t)}onMoved(){this.requestUpdate();let e=Dr(this.table.told),t=o(e);t!==this.written&&t!==this.opened&&(this.opened=``,this.written=t,this.tell(`address`,e))}async copied(e){this.note=await _i(e)?N(`copied`):N(`not-copied`)}async saved(e){let t=q(this.table.state);try{let{players:n}=this.table.state,r=await(e===`json`?L.playFile(t,[n[1],n[2]]):L.picture(t,this.table.viewer));mi(vi(t.game,e),e===`png`?await gi(r):r)}catch(e){this.table.refusal=I(e),this.requestUpdate()}}};B([E({attribute:!1})],Q.prototype,`games`,void 0),B([E({attribute:!1})],Q.prototype,`address`,void 0),B([D()],Q.prototype,`note`,void 0),B([O(`setup-dialog`)],Q.prototype,`setup`,void 0),B([O(`#typed`)],Q.prototype,`typed`,void 0),Q=B([T(`play-screen`)],Q);function Di({moves:e}){return e.length>0&&e.every(({places:e})=>e.length===0)}var Oi=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),ki=function(e,t){return new URL(e,t).href},Ai={},ji=function(e){return e.pathname.endsWith(`.css`)},Mi=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Ni=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=ki(t,n);let r=s(t),i=ji(r);return Mi(Ai,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Oi,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Pi={play:()=>Promise.resolve(),graph:()=>Ni(()=>import(`./graph-screen-BV1aYz0t.js`),[],import.meta.url),tournament:()=>Ni(()=>import(`./tournament-screen-B6xc7bTG.js`),__vite__mapDeps([0,1]),import.meta.url),dice:()=>Ni(()=>import(`./dice-screen-R6h9Jt0F.js`),__vite__mapDeps([2,3,1]),import.meta.url),learn:()=>Ni(()=>import(`./learn-screen-CAf2VqpU.js`),__vite__mapDeps([4,3,1]),import.meta.url)},Fi=`M12 4v11M7 10l5 5 5-5M5 20h14`,Ii=`M2 19L7 7l5 12M3.8 15h6.4M14 12h8M18 8v8`,Li={system:`M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16`,light:`M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5`,dark:`M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5`},Ri=[`system`,`light`,`dark`],$=class extends z{constructor(...e){super(...e),this.games=[],this.address=a(location.hash),this.refusal=null,this.offersFile=!1,this.unloaded=null,this.left=new Map,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.spoken=``,this.printing=!1,this.onHash=()=>this.open(a(location.hash)),this.onSettings=()=>this.apply(),this.onPrint=e=>{this.printing=e.type===`beforeprint`,t.dispatchEvent(new Event(`change`))}}static{this.styles=[R,m`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2) var(--s4);
        padding: var(--s2) var(--s4);
        background: var(--surface);
        border-bottom: 1px solid var(--line);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: var(--s2);
        font-size: var(--large);
        font-weight: 700;
        letter-spacing: -0.01em;
      }
      .brand svg {
        width: 1.75rem;
        height: 1.75rem;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        gap: var(--s1);
      }
      nav a {
        padding: var(--s2) var(--s3);
        border-radius: var(--radius);
        color: var(--ink);
        text-decoration: none;
        font-weight: 500;
      }
      nav a:hover {
        background: var(--sunken);
      }
      nav a[aria-current] {
        box-shadow: inset 0 -3px 0 var(--primary);
        border-bottom-left-radius: 0;
        border-bottom-right-radius: 0;
        font-weight: 700;
      }
      .switches {
        display: flex;
        gap: var(--s1);
      }
      .icon {
        width: 1.4rem;
        height: 1.4rem;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .switches button {
        min-width: 2.5rem;
      }
      main {
        max-width: 100rem;
        margin-inline: auto;
        padding: var(--s4);
      }
      .alarm {
        margin-block-end: var(--s4);
      }
      @media print {
        header {
          display: none;
        }
        main {
          padding: 0;
        }
      }
      @media (max-width: 40rem) {
        header {
          padding: var(--s2);
        }
        nav {
          order: 3;
          flex-basis: 100%;
        }
        nav {
          gap: 0;
        }
        nav a {
          padding: var(--s1) 0.4rem;
          font-size: var(--small);
        }
        .brand {
          flex: 1;
        }
        main {
          padding: var(--s2);
        }
      }
    `]}connectedCallback(){super.connectedCallback(),addEventListener(`hashchange`,this.onHash),t.addEventListener(`change`,this.onSettings),this.dark.addEventListener(`change`,this.onSettings),addEventListener(`beforeprint`,this.onPrint),addEventListener(`afterprint`,this.onPrint),this.apply(),this.onHash()}disconnectedCallback(){removeEventListener(`hashchange`,this.onHash),t.removeEventListener(`change`,this.onSettings),this.dark.removeEventListener(`change`,this.onSettings),removeEventListener(`beforeprint`,this.onPrint),removeEventListener(`afterprint`,this.onPrint),super.disconnectedCallback()}render(){return y`
      ${pi?S:this.header()}
      <main>
        <h1 class="unseen">${N(`screen-${this.address.screen}`)}</h1>
        ${this.refusal?J(this.refusal,()=>void this.load()):S}
        ${this.unloaded?J(this.unloaded,()=>this.open(this.address)):S}
        ${this.games.length>0?this.screen():this.refusal?S:y`<p role="status">${N(`loading`)}</p>`}
      </main>
    `}header(){return y`<header>
      <span class="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="10.5" cy="16" r="8" fill="none" stroke="var(--first)" stroke-width="4" />
          <rect x="17" y="9.5" width="13" height="13" rx="1.5" fill="var(--second)" />
        </svg>
        Stratège
      </span>
      <nav aria-label=${N(`screens`)}>
        ${i.map(e=>y`<a
              href=${o(this.left.get(e)??{screen:e,fields:new Map})}
              aria-current=${e===this.address.screen?`page`:S}
              >${N(`screen-${e}`)}</a
            >`)}
      </nav>
      <div class="switches">
        ${this.offersFile?y`<a
                class="button"
                href="stratege.html"
                download
                aria-label=${N(`one-file`)}
                title=${N(`one-file`)}
                >${Bi(Fi)}</a
              >`:S}
        <button lang=${t.language===`fr`?`en`:`fr`} @click=${this.onLanguage}>
          ${t.language===`fr`?`EN`:`FR`}
          <span class="unseen">${N(`other-language`)}</span>
        </button>
        <button
          @click=${this.onTheme}
          aria-label=${N(`theme-${t.theme}`)}
          title=${N(`theme-${t.theme}`)}
        >
          ${Vi(t.theme)}
        </button>
        <button
          aria-pressed=${t.projector}
          aria-label=${N(`projector`)}
          title=${N(`projector`)}
          @click=${()=>t.choose({projector:!t.projector})}
        >
          ${Bi(Ii)}
        </button>
      </div>
    </header>`}screen(){let{games:e,address:t}=this,n=e=>this.keep(e.detail);switch(t.screen){case`play`:return y`<play-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></play-screen>`;case`graph`:return y`<graph-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></graph-screen>`;case`tournament`:return y`<tournament-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></tournament-screen>`;case`dice`:return y`<dice-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></dice-screen>`;case`learn`:return y`<learn-screen
          .games=${e}
          .address=${t}
          @address=${n}
        ></learn-screen>`}}open(e){this.address=e,this.left.set(e.screen,e),this.unloaded=null,Pi[e.screen]().catch(e=>this.unloaded=I(e))}keep(e){let t=this.address;this.left.set(e.screen,e),this.address=e,zi(t,e)?history.pushState(null,``,o(e)):history.replaceState(null,``,o(e))}onLanguage(){t.choose({language:t.language===`fr`?`en`:`fr`})}onTheme(){let e=(Ri.indexOf(t.theme)+1)%Ri.length;t.choose({theme:Ri[e]??`system`})}apply(){let e=document.documentElement,n=(t.theme===`dark`||t.theme===`system`&&this.dark.matches)&&!this.printing;e.dataset.theme=n?`dark`:`light`,e.toggleAttribute(`data-projector`,t.projector),e.lang=t.language,L.language=t.language,document.title=N(`title`),this.spoken!==t.language&&(this.spoken=t.language,this.load())}async load(){try{L.symbols(),this.games=await L.games(),this.refusal=null,this.offersFile=await L.offersFile()}catch(e){this.refusal=I(e)}}};B([D()],$.prototype,`games`,void 0),B([D()],$.prototype,`address`,void 0),B([D()],$.prototype,`refusal`,void 0),B([D()],$.prototype,`offersFile`,void 0),B([D()],$.prototype,`unloaded`,void 0),$=B([T(`stratege-page`)],$);function zi(e,t){let n=(e,t)=>e.fields.get(t)??``;return e.fields.has(`game`)&&[`game`,`start`,`seed`].some(r=>n(e,r)!==n(t,r))}function Bi(e){return y`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${e} fill="none" />
  </svg>`}function Vi(e){if(e!==`system`)return Bi(Li[e]);let[t=``,n=``]=Li.system.split(/(?<=z)/);return y`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${t} fill="currentColor" />
    <path d=${n} fill="none" />
  </svg>`}function Hi(){let e=document.getElementById(`stratege-engine`)?.dataset.offline;e&&`serviceWorker`in navigator&&navigator.serviceWorker.register(e).catch(e=>{console.warn(e)})}Hi();export{O as A,l as B,L as C,un as D,P as E,y as F,t as G,f as H,b as I,m as L,E as M,T as N,dn as O,S as P,de as R,R as S,mn as T,o as U,u as V,d as W,yr as _,Qr as a,Jn as b,J as c,Tr as d,Dr as f,xr as g,G as h,mi as i,D as j,N as k,kr as l,Sr as m,_i as n,Rr as o,Cr as p,vi as r,Lr as s,gi as t,K as u,H as v,I as w,z as x,B as y,s as z};