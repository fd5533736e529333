// Before anything is painted: which half of the frame is to be shown, whose home page it is (decision 192), and which of its parts lead (decision 140). All are known to this browser only.
(() => {
  const { dataset, style } = document.documentElement;
  dataset.session = 'anonymous';
  try {
    const token = localStorage.getItem('petcare.accessToken');
    if (token) dataset.session = 'signed-in';
    const acts = (localStorage.getItem('petcare.acts') || '').split(' ').slice(0, 5);
    acts.forEach((act, at) => /^[a-z]+$/.test(act) && style.setProperty(`--act-${act}`, at - acts.length));
    // Last: a token that can't be read ends it.
    const claims = token && JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
    if (claims && Number.isInteger(claims.accountType)) dataset.account = claims.accountType;
  } catch {}
})();
