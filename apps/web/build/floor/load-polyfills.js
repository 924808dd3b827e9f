if (
  !Array.prototype.toSorted ||
  !Map.groupBy ||
  !window.AbortSignal ||
  !AbortSignal.any ||
  !URL.canParse ||
  !''.isWellFormed
)
  document.write('<script src="/polyfills.js"><\/script>');
