import ts from 'typescript'
import { fileOf, type PublicApi } from './openPublicApi.ts'

/**
 * Lists types that the public signatures of packages mention and that no entry
 * exports, so that a caller cannot name them. Types that are private to their
 * file count as part of the type that mentions them.
 */
export function unnamedTypes(api: PublicApi): string[] {
  const { checker, named, resolve, isOwn } = api
  const found = new Map<string, string>()
  const seen = new Set<ts.Symbol | ts.Type>()

  function visitSymbol(symbol: ts.Symbol, from: string): void {
    if (seen.has(symbol)) return
    seen.add(symbol)
    for (const declaration of symbol.declarations ?? [])
      if (isOwn(declaration)) visitSignature(declaration, from)
  }

  /** A type that a signature names. */
  function mention(symbol: ts.Symbol, from: string): void {
    const target = resolve(symbol)
    const [declaration] = target.declarations ?? []
    const isType = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace
    if (
      declaration === undefined ||
      !isOwn(declaration) ||
      !(target.flags & isType) ||
      target.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.TypeLiteral)
    )
      return
    if (named.has(target)) return
    const isTopLevel = ts.isSourceFile(declaration.parent)
    const isExported =
      ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export
    if (isTopLevel && isExported) {
      const name = `${target.name} (${fileOf(declaration)})`
      if (!found.has(name)) found.set(name, from)
    }
    visitSymbol(target, from)
  }

  /**
   * The part of a declaration that callers see: without bodies and private
   * members.
   */
  function visitSignature(node: ts.Node, from: string): void {
    const { Private } = ts.ModifierFlags
    if (ts.isBlock(node)) return
    if (
      ts.canHaveModifiers(node) &&
      ts.getCombinedModifierFlags(node as unknown as ts.Declaration) & Private
    )
      return
    if (ts.isIdentifier(node) && isReference(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol !== undefined) mention(symbol, from)
    }
    if (ts.isFunctionLike(node) && node.type === undefined) {
      const signature = checker.getSignatureFromDeclaration(node)
      if (signature) visitType(signature.getReturnType(), from)
    }
    if (ts.isVariableDeclaration(node)) {
      if (node.type === undefined)
        visitType(checker.getTypeAtLocation(node), from)
      else visitSignature(node.type, from)
      return
    }
    ts.forEachChild(node, (child) => {
      // The value of a default is no part of the signature.
      if (ts.isParameter(node) && child === node.initializer) return
      if (ts.isArrowFunction(node) && child === node.body) return
      visitSignature(child, from)
    })
  }

  /** A type that the compiler infers. */
  function visitType(type: ts.Type, from: string): void {
    if (seen.has(type)) return
    seen.add(type)
    if (type.aliasSymbol) mention(type.aliasSymbol, from)
    for (const argument of type.aliasTypeArguments ?? [])
      visitType(argument, from)
    if (type.isUnionOrIntersection()) {
      for (const part of type.types) visitType(part, from)
      return
    }
    for (const argument of checker.getTypeArguments(type as ts.TypeReference))
      visitType(argument, from)
    const { symbol } = type
    if (symbol === undefined) return
    mention(symbol, from)
    // An object without a name: what its fields are.
    if (
      symbol.flags &
      (ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral)
    )
      for (const field of type.getProperties())
        visitType(checker.getTypeOfSymbol(field), from)
    for (const signature of type.getCallSignatures()) {
      const { declaration } = signature
      if (declaration && isOwn(declaration)) visitSignature(declaration, from)
    }
  }

  for (const symbol of named) visitSymbol(symbol, symbol.name)
  return [...found].map(([name, from]) => `${name}, in ${from}`).sort()
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isQualifiedName(parent)
  )
}
