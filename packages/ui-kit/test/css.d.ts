declare module '*.css'
declare module '*.css?inline' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: Vite gives the text so
  export default text
}
