/** Whether an order can be the subject of a sentence as it stands: "Assécher le Palais de Corail", not "Acheter : Pont" or "J’ai fini". */
export const isInfinitive = (order: string): boolean =>
  /^(?:Ne pas |Se |S’)?\p{L}+(?:er|ir|re)(?=\s|$)/u.test(order) && !/[.:;!?]/.test(order);
