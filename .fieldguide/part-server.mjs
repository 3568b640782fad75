import { n as __require, t as __commonJSMin } from "./part-rolldown-runtime.mjs";
// \0by-require:react
var require__by_require_react = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = __require("react");
})), require_server = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = __require("react-dom/server");
}));
export { require__by_require_react as n, require_server as t };
