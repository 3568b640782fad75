/** A style sheet as text, for parts that load on intent and bring their own. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
