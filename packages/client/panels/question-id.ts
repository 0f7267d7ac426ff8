/** The sentence that says what is asked: the map is described by it. */
export const QUESTION_ID = 'question'
