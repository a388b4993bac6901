//! Canonical forms taken apart, to be put together among other forms or in another process.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher},
};

use pyo3::prelude::*;
use stratege_catalog::values::{Calculator, Dyadic, Forms, Value, ValueError};

use crate::errors::{GameError, said};

/// A number, or the places of the options of both players among earlier nodes.
#[derive(Debug, FromPyObject, IntoPyObject)]
pub(crate) enum Node {
    Number((i64, u64)),
    Options((Vec<usize>, Vec<usize>)),
}

/// Some values with all their followers, each of them once and after its own followers.
pub(crate) struct Structure {
    nodes: Vec<Node>,
    /// The places of the values themselves.
    places: Vec<usize>,
}

impl Structure {
    /// These values.
    pub(crate) fn of(forms: &Forms, values: &[Value]) -> Structure {
        type Places = HashMap<Value, usize, BuildHasherDefault<DefaultHasher>>;
        let mut places = Places::default();
        let mut nodes = Vec::new();
        // The stack is our own: canonical forms may be deep.
        let mut open = values.to_vec();
        while let Some(&value) = open.last() {
            if places.contains_key(&value) {
                open.pop();
                continue;
            }
            let node = match value.as_number() {
                Some(number) => Node::Number((number.numerator(), number.denominator())),
                None => {
                    let sides = [forms.left_options(value), forms.right_options(value)];
                    let missing =
                        sides.iter().flatten().filter(|&option| !places.contains_key(option));
                    let missing: Vec<Value> = missing.copied().collect();
                    if !missing.is_empty() {
                        open.extend(missing);
                        continue;
                    }
                    let [left, right] =
                        sides.map(|side| side.iter().map(|option| places[option]).collect());
                    Node::Options((left, right))
                }
            };
            places.insert(value, nodes.len());
            nodes.push(node);
            open.pop();
        }
        let places = values.iter().map(|value| places[value]).collect();
        Structure { nodes, places }
    }

    /// What [`Structure::into_nodes`] gave: its value is the last one.
    pub(crate) fn read(nodes: Vec<Node>) -> PyResult<Structure> {
        let is_in_order = |(place, node): (usize, &Node)| match node {
            Node::Number((above, below)) => Dyadic::fraction(*above, *below).is_some(),
            Node::Options((left, right)) => left.iter().chain(right).all(|&option| option < place),
        };
        if nodes.is_empty() || !nodes.iter().enumerate().all(is_in_order) {
            return Err(GameError::new_err(said(
                || "this is not a stored value".to_owned(),
                || "ce n'est pas une valeur enregistrée".to_owned(),
            )));
        }
        let places = vec![nodes.len() - 1];
        Ok(Structure { nodes, places })
    }

    /// The followers of a single value, and then itself.
    pub(crate) fn into_nodes(self) -> Vec<Node> {
        self.nodes
    }

    /// The values among other forms.
    pub(crate) fn values(
        &self,
        calculator: &mut Calculator<'_, '_>,
    ) -> Result<Vec<Value>, ValueError> {
        let mut built: Vec<Value> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            built.push(match node {
                Node::Number((above, below)) => {
                    let number = Dyadic::fraction(*above, *below).ok_or(ValueError::OutOfRange)?;
                    Value::number(number)
                }
                Node::Options((left, right)) => {
                    let side = |places: &[usize]| places.iter().map(|&at| built[at]).collect();
                    calculator.canonical(side(left), side(right))?
                }
            });
        }
        Ok(self.places.iter().map(|&place| built[place]).collect())
    }
}
