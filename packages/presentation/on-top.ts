/** What the question is about must be seen whatever lies above. */
export const onTop = <Piece>(
  pieces: readonly Piece[],
  isAsked: (piece: Piece) => boolean,
): readonly Piece[] => [...pieces.filter(isAsked), ...pieces.filter((piece) => !isAsked(piece))]
